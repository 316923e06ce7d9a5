import type { Locale } from '#i18n/locale.ts';
import type { NotAddedProduct, NotAddedReason } from '../contract.ts';
import { messages as shortageTexts } from '../shortage-messages.ts';
import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const basketErrorTexts = { es: es.errors, ca: ca.errors };
export const noticeTexts = { es: es.notices, ca: ca.notices };

export const addFormTexts = { es: es.addForm, ca: ca.addForm };

export const quickOrderTexts = { es: es.quickOrder, ca: ca.quickOrder };

const reasonTexts = { es: es.notAddedReasons, ca: ca.notAddedReasons };

/** Why a product that was wanted is not in the basket, or not as often; `left`: how often it is, with `fewer_available`. */
export const describeNotAdded = (
  product: Pick<NotAddedProduct, 'id' | 'name'>,
  reason: NotAddedReason,
  locale: Locale,
  left = 0,
): NotAddedProduct => ({
  ...product,
  reason,
  message: reason === 'fewer_available' ? shortageTexts[locale].put(left) : reasonTexts[locale][reason],
});
