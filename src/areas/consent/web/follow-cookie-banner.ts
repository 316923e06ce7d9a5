import { mustAskForConsent } from '#web/full-consent.ts';
import { onOverlayChange } from '#web/overlay-store.ts';

/** Loads what makes the banner respond for those who are asked, and for those who open it again in the footer. */
export function followCookieBanner(): void {
  const load = (isOpened: boolean): void =>
    // Without it an answer is kept by the script in the head, until the page is left.
    void import('./start-cookie-banner.ts')
      .then(({ startCookieBanner }) => startCookieBanner(isOpened))
      .catch(() => {});
  if (mustAskForConsent()) return load(false);
  const stop = onOverlayChange((overlay) => {
    if (overlay !== 'cookies') return;
    stop();
    load(true);
  });
}
