import { localisedPath } from '#i18n/locale.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { type Route, route } from '#platform/http/handler.ts';
import { getCheckoutPage } from '../contract.ts';
import { checkoutTexts } from './server-messages.ts';

export const checkoutRoutes = ({ payment, publicUrl }: { payment: Payment; publicUrl: string }): Route[] => [
  route(getCheckoutPage, (_input, { locale }) => {
    const texts = checkoutTexts[locale];
    return {
      paymentMethods: payment.offers(locale),
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
