import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { getCheckoutPage } from '../contract.ts';
import { checkoutTexts } from './server-messages.ts';

interface CheckoutRoutesParts {
  readonly payment: Payment;
  readonly publicUrl: string;
  readonly guarantee: (locale: Locale) => CallAnswer<typeof getCheckoutPage>['guarantee'];
}

export const checkoutRoutes = ({ payment, publicUrl, guarantee }: CheckoutRoutesParts): Route[] => [
  route(getCheckoutPage, (_input, { locale }) => {
    const texts = checkoutTexts[locale];
    return {
      paymentMethods: payment.offers(locale),
      guarantee: guarantee(locale),
      seo: {
        title: texts.title,
        description: texts.description,
        canonical: publicUrl + localisedPath('/checkout', locale),
      },
      breadcrumbs: [
        { name: texts.home, url: '/' },
        { name: texts.basket, url: '/basket' },
        { name: texts.checkout, url: '/checkout' },
      ],
    };
  }),
];
