import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { closeOverlay, type Overlay, useOverlay } from '#web/overlay-store.ts';
import { lazyPart } from '#web/missing-scripts.ts';

const HoursOverlay = lazyPart(() =>
  import('./header/hours-overlay.tsx').then(({ HoursOverlay: it }) => ({ default: it })),
);
const LanguageDialog = lazyPart(() =>
  import('./header/language-dialog.tsx').then(({ LanguageDialog: it }) => ({ default: it })),
);
const MobileMenu = lazyPart(() => import('./header/mobile-menu.tsx').then(({ MobileMenu: it }) => ({ default: it })));

/** The overlays above the page. Each is loaded when it is first opened; following a link closes it. */
export function FrameOverlays() {
  const overlay = useOverlay();
  const { key } = useLocation();
  useEffect(closeOverlay, [key]);
  const opened = useOpened(overlay);
  return (
    <Suspense>
      {opened.has('language') && <LanguageDialog open={overlay === 'language'} onClose={closeOverlay} />}
      {opened.has('hours') && <HoursOverlay open={overlay === 'hours'} onClose={closeOverlay} />}
      {opened.has('menu') && <MobileMenu open={overlay === 'menu'} onClose={closeOverlay} />}
    </Suspense>
  );
}

/** The overlays opened so far: they stay mounted, so that closing returns the focus. */
function useOpened(overlay: Overlay | null): ReadonlySet<Overlay> {
  const [opened, setOpened] = useState<ReadonlySet<Overlay>>(new Set());
  if (overlay && !opened.has(overlay)) setOpened(new Set([...opened, overlay]));
  return opened;
}
