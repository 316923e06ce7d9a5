import * as accountTexts from '#areas/account/server/server-messages.ts';
import { bankErrorTexts } from '#areas/bank/server/server-messages.ts';
import { basketErrorTexts } from '#areas/basket/server/server-messages.ts';
import { catalogueErrorTexts } from '#areas/catalogue/server/server-messages.ts';
import { contentErrorTexts } from '#areas/content/server/server-messages.ts';
import * as deliveryTexts from '#areas/delivery/server/server-messages.ts';
import { listsErrorTexts } from '#areas/lists/server/server-messages.ts';
import { bulkErrorTexts } from '#areas/orders/server/bulk/server-messages.ts';
import { ordersErrorTexts } from '#areas/orders/server/server-messages.ts';
import { paymentErrorTexts } from '#areas/payment/server/server-messages.ts';
import { staffErrorTexts } from '#areas/staff/server/server-messages.ts';
import { stockNoticeErrorTexts } from '#areas/stock-notices/server/server-messages.ts';
import { type ErrorTexts, httpErrorTexts, mergeErrorTexts } from '#platform/http/errors/error-texts.ts';

/** What each code of an error says, in both languages. */
const errorTexts: ErrorTexts = mergeErrorTexts(
  httpErrorTexts,
  accountTexts,
  catalogueErrorTexts,
  contentErrorTexts,
  deliveryTexts,
  basketErrorTexts,
  listsErrorTexts,
  ordersErrorTexts,
  bulkErrorTexts,
  paymentErrorTexts,
  stockNoticeErrorTexts,
  staffErrorTexts,
  bankErrorTexts,
);

/** What a code says instead where no goods can be collected stands under the code with this. */
const withoutPickup = '_without_pickup';

/** The texts for a shop whose goods can be collected, or not. */
export function errorTextsOfAreas({ hasPickup }: { readonly hasPickup: boolean }): ErrorTexts {
  if (hasPickup) return errorTexts;
  const spoken = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, texts[code + withoutPickup] ?? text]));
  return { es: spoken(errorTexts.es), ca: spoken(errorTexts.ca) };
}
