import * as accountTexts from '#areas/account/server/server-messages.ts';
import { basketErrorTexts } from '#areas/basket/server/server-messages.ts';
import { catalogueErrorTexts } from '#areas/catalogue/server/server-messages.ts';
import { contentErrorTexts } from '#areas/content/server/server-messages.ts';
import * as deliveryTexts from '#areas/delivery/server/server-messages.ts';
import { listsErrorTexts } from '#areas/lists/server/server-messages.ts';
import { ordersErrorTexts } from '#areas/orders/server/server-messages.ts';
import { paymentErrorTexts } from '#areas/payment/server/server-messages.ts';
import { type ErrorTexts, httpErrorTexts, mergeErrorTexts } from '#platform/http/errors/error-texts.ts';

/** What each code of an error says, in both languages. */
export const errorTextsOfAreas: ErrorTexts = mergeErrorTexts(
  httpErrorTexts,
  accountTexts,
  catalogueErrorTexts,
  contentErrorTexts,
  deliveryTexts,
  basketErrorTexts,
  listsErrorTexts,
  ordersErrorTexts,
  paymentErrorTexts,
);
