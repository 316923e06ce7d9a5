import { cleanPath, isPrivateAddress } from '#values/clean-address.ts';
import type { MeasurementSettings } from '#values/page-services.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { hasFullConsent } from '#web/full-consent.ts';
import { createAnswerReader } from './events-of-answer.ts';
import { eventOfPage } from './events-of-page.ts';
import { createGoogleTag } from './google-tag.ts';
import { createRecordingTag } from './recording-tag.ts';
import { removeTagCookies } from './remove-tag-cookies.ts';
import type { ShopEvent } from './shop-event.ts';

/** What of the router tells which page is shown. */
export interface ShownPages {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string };
    readonly navigation: { readonly state: string };
    readonly matches: readonly { readonly route: { readonly id: string } }[];
    readonly loaderData: Readonly<Record<string, unknown>>;
  };
  subscribe(listener: () => void): () => void;
}

/** The numbers of orders whose purchase was sent, so that a reload does not send it again. */
const maxSentOrders = 20;

/**
 * Measures visits while consent lasts: it reads which pages the router shows and what the API answers, and passes events to
 * the tags. Nothing is stored or queued without consent.
 */
export function createMeasurement(settings: MeasurementSettings, router: ShownPages) {
  const analytics = settings.analytics && createGoogleTag(settings.analytics);
  const recording = settings.recording && createRecordingTag(settings.recording);
  const sentOrders = browserStorage('localStorage', 'measured-orders');
  const readAnswer = createAnswerReader(() => /^(?:\/ca)?\/checkout\/?$/.test(router.state.location.pathname));
  let shown: unknown;

  function showPage(): void {
    const { location, navigation, matches, loaderData } = router.state;
    if (location === shown || navigation.state !== 'idle' || !hasFullConsent()) return;
    shown = location;
    if (isPrivateAddress(location)) recording?.stop();
    else recording?.allow();
    const screen = matches.at(-1)?.route.id ?? '';
    const data = loaderData[screen];
    const path = cleanPath(location.pathname);
    analytics?.showPage(path, (data as { seo?: { title?: string } } | undefined)?.seo?.title ?? path);
    send(eventOfPage(screen, data));
  }

  function send(event: ShopEvent | null): void {
    if (!event || (event.name === 'purchase' && !isFirst(event.transaction_id))) return;
    analytics?.send(event);
  }

  function isFirst(order: string): boolean {
    const stored = sentOrders.read();
    const sent = Array.isArray(stored) ? (stored as unknown[]) : [];
    if (sent.includes(order)) return false;
    sentOrders.write([...sent, order].slice(-maxSentOrders));
    return true;
  }

  return {
    allow(): void {
      analytics?.allow();
      shown = undefined;
      showPage();
    },

    /** Stops the tags and removes what they stored. */
    deny(): void {
      analytics?.deny();
      recording?.deny();
      sentOrders.remove();
      removeTagCookies();
    },

    showPage,

    onAnswer(key: string, answer: unknown): void {
      const event = readAnswer(key, answer);
      // Another tab may have withdrawn it.
      if (hasFullConsent()) send(event);
    },
  };
}
