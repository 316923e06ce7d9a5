import {
  type ConsentChoice,
  consentCookie,
  consentCookieSeconds,
  consentCookieValue,
  grantsConsent,
  readConsent,
} from '#values/consent-choice.ts';
import { browserStorage } from '#web/browser-storage.ts';
import type { ConsentedKey } from '#web/consented-storage.ts';
import { readCookie, writeCookie } from '#web/cookies.ts';
import { consentEvent } from '#web/full-consent.ts';
import { closeOverlay, currentOverlay, onOverlayChange } from '#web/overlay-store.ts';
import styles from './cookie-banner.module.css';

const mustAsk = (): boolean => readConsent(readCookie(consentCookie), new Date()).mustAsk;

const consentedKeys: readonly ConsentedKey[] = ['viewed-products', 'recent-searches'];

/**
 * Makes the banner in the page's HTML respond: its buttons store the choice, and the footer opens it again. It is hidden
 * while the document is marked `data-answered`, which a script in the head does before the first paint. Until this is loaded
 * that script keeps what is clicked.
 */
export function startCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>(`.${styles.banner}`);
  if (!banner) return;
  const page = document.documentElement;
  let opener: HTMLElement | null = null;
  const show = (shown: boolean): void => void page.toggleAttribute('data-answered', !shown);
  const open = (): void => {
    show(true);
    opener = document.activeElement as HTMLElement | null;
    banner.focus();
  };

  const { choice: early } = page.dataset;
  if (early) storeChoice(early as ConsentChoice);
  if (currentOverlay() === 'cookies') open();
  // The script in the head sees that there was an answer, not that it is too old.
  else show(mustAsk());
  banner.addEventListener('click', ({ target, detail }) => {
    const choice = (target as Element).closest('button')?.dataset.choice;
    if (!choice) return;
    storeChoice(choice as ConsentChoice);
    show(false);
    closeOverlay();
    // After a first answer by keyboard, which nobody opened, the page begins.
    const next = opener ?? (detail === 0 ? document.querySelector<HTMLElement>('.skip') : null);
    next?.focus({ preventScroll: true });
    opener = null;
  });
  onOverlayChange((overlay) => (overlay === 'cookies' ? open() : show(mustAsk())));
}

function storeChoice(choice: ConsentChoice): void {
  writeCookie(consentCookie, consentCookieValue(choice, new Date()), consentCookieSeconds);
  if (!grantsConsent(choice)) for (const key of consentedKeys) browserStorage('localStorage', key).remove();
  document.dispatchEvent(new Event(consentEvent));
}
