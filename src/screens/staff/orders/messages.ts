import { logMessages } from '#areas/staff/log-text.ts';
import type { Locale } from '#i18n/locale.ts';
import { ca } from './messages.ca.ts';
import { es } from './messages.es.ts';

/** What the log says too. */
function shared(locale: Locale) {
  const { deliveryTypes, paymentStatuses, payments } = logMessages[locale];
  return { deliveryTypes, paymentStatuses, payments };
}

export const messages = { es: { ...es, ...shared('es') }, ca: { ...ca, ...shared('ca') } };
