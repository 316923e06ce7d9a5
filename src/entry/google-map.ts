import { startGoogleFrame } from '#areas/delivery/web/map/google-frame.ts';

// The whole script of the frame with Google's map (areas/delivery/server/map/google-page.ts).
startGoogleFrame(document.getElementById('map')!, document.body.dataset.key ?? '');
