import { logMessages } from '#areas/staff/log-text.ts';
import type { Locale } from '#i18n/locale.ts';
import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const bulkErrorTexts = { es: es.errors, ca: ca.errors };
export const deliveryNoteTexts = { es: es.note, ca: ca.note };
/** Codes are said as the log and the screens say them. */
function values(locale: Locale) {
  const { statuses, paymentStatuses, payments, deliveryTypes, states: returns } = logMessages[locale];
  return { statuses, paymentStatuses, payments, deliveryTypes, returns };
}
export const orderFileTexts = { es: { ...es.file, ...values('es') }, ca: { ...ca.file, ...values('ca') } };
