import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Cents } from '#values/money.ts';
import type { DeliverySlot, DeliveryZone } from '#areas/delivery/contract.ts';
import type { Delivery } from '#areas/delivery/server/delivery.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import { type Route, route } from '#platform/http/handler.ts';
import type { Visit } from '#platform/http/visit.ts';
import { getCheckoutOptions, getCheckoutPage } from '../contract.ts';
import { checkoutTexts } from './server-messages.ts';

interface CheckoutRoutesParts {
  readonly takesOrders: () => boolean;
  readonly delivery: Pick<Delivery, 'init' | 'listReadyPoints'>;
  readonly payment: Payment;
  readonly publicUrl: string;
  /** What a visitor's basket costs, in cents, and whether it has virtual articles; undefined for an empty basket. */
  readonly basketOf: (visit: Visit) => Promise<{ readonly price: Cents; readonly hasVirtual: boolean } | undefined>;
  readonly guarantee: (locale: Locale) => CallAnswer<typeof getCheckoutPage>['guarantee'];
}

export const checkoutRoutes = ({
  takesOrders,
  delivery,
  payment,
  publicUrl,
  basketOf,
  guarantee,
}: CheckoutRoutesParts): Route[] => [
  route(getCheckoutOptions, async (_input, { locale }) => {
    const { slots: all, zones } = await delivery.init(locale);
    const slots = all.filter(({ type }) => type === 'delivery');
    const methods = payment.offers(locale).filter(({ available }) => available);
    // A slot that no payment method reaches in time is no promise.
    const firstSlot = slots.find(({ free, notFor }) => free && methods.some(({ code }) => !notFor.includes(code)));
    return {
      takesOrders: takesOrders(),
      pickupPoints: delivery.listReadyPoints(locale),
      delivery:
        slots.length > 0
          ? { firstSlot: firstSlot ? slotTime(firstSlot) : null, zones: zones.slice(0, maxZones).map(termsOf) }
          : null,
    };
  }),

  route(getCheckoutPage, async (_input, visit) => {
    const { locale } = visit;
    const texts = checkoutTexts[locale];
    const basket = await basketOf(visit);
    return {
      // The delivery is not chosen yet; with it the order is checked again.
      paymentMethods: payment.offers(locale, basket?.price, basket),
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

/** More are not told in a sentence. */
const maxZones = 50;

const termsOf = ({ id, name, deliverable, isIndividualTerms }: DeliveryZone) => ({
  id,
  name,
  deliverable,
  isIndividualTerms,
});

const slotTime = ({ date, from, to }: DeliverySlot) => ({ date, from, to });
