import type { Locale } from '#i18n/locale.ts';
import { ca } from './device-messages.ca.ts';
import { es } from './device-messages.es.ts';

const messages = { es, ca };

/** From what somebody acted, as people say it; the log and the sessions have '?' for a browser or a system that is not known. */
export function deviceText(device: string, locale: Locale): string {
  const t = messages[locale];
  const [browser, system] = device.split(', ');
  if (browser === '?' && system === '?') return t.unknown;
  if (browser === '?') return `${t.unknownBrowser}, ${system}`;
  return system === '?' ? `${browser}, ${t.unknownSystem}` : device;
}
