import type { Locale } from '#i18n/locale.ts';
import type { NotAddedProduct, NotAddedReason } from '../contract.ts';
import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const basketErrorTexts = { es: es.errors, ca: ca.errors };
export const noticeTexts = { es: es.notices, ca: ca.notices };

export const addFormTexts = { es: es.addForm, ca: ca.addForm };

export const quickOrderTexts = { es: es.quickOrder, ca: ca.quickOrder };

const reasonTexts = { es: es.notAddedReasons, ca: ca.notAddedReasons };

/** Why a product that was wanted is not in the basket. */
export const describeNotAdded = (
  product: Pick<NotAddedProduct, 'id' | 'name'>,
  reason: NotAddedReason,
  locale: Locale,
): NotAddedProduct => ({
  ...product,
  reason,
  message: reasonTexts[locale][reason],
});
