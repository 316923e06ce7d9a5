import { formatDuration, formatEuros, formatList } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import { type OrderPaymentMethod, type PaymentMethod, type PaymentMethodOffer, paymentMethods } from '../contract.ts';
import { isLender } from '../lenders.ts';
import { paymentMarks } from '../payment-marks.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentTexts } from './server-messages.ts';

interface OffersParts {
  readonly findProvider: (method: OrderPaymentMethod) => PaymentProvider | undefined;
  readonly isOffered: (method: PaymentMethod, amount?: Cents) => boolean;
}

/** Which methods the shop offers, and for what amounts, as pages and texts name them. */
export function createPaymentOffers({ findProvider, isOffered }: OffersParts) {
  const offered = paymentMethods.filter((method) => isOffered(method));

  /** Why an amount cannot be paid like this; null when it can, or is not known yet. */
  function unavailability(
    method: PaymentMethod,
    amount: Cents | undefined,
    hasVirtual: boolean,
    locale: Locale,
  ): string | null {
    if (hasVirtual && isLender(method)) return paymentTexts[locale].virtualNotFinanced;
    if (isOffered(method, amount)) return null;
    const { min, max } = findProvider(method)!.capabilities.amounts!;
    const euros = (limit: Cents): string => formatEuros(eurosFromCents(limit), locale);
    return paymentTexts[locale].amountDoesNotFit(euros(min), euros(max));
  }

  const isTest = (method: OrderPaymentMethod): boolean => findProvider(method)?.capabilities.isTest === true;

  return {
    /** Whether payments of a method move no money, as they go to the provider's test address. */
    isTest,

    /**
     * All methods of the shop, in the order in which the checkout shows them; with an amount, in cents, those that it does
     * not fit are unavailable. No lender pays for virtual articles.
     */
    offers: (locale: Locale, amount?: Cents, { hasVirtual = false } = {}): PaymentMethodOffer[] =>
      offered.map((code) => {
        const reason = unavailability(code, amount, hasVirtual, locale);
        return {
          ...{ code, name: paymentTexts[locale].methods[code], available: reason === null, reason },
          ...(isTest(code) && { isTest: true as const }),
        };
      }),

    /** The marks of the methods that are set up, for where they stand without the methods' names. */
    marks: (locale: Locale): string[] =>
      offered.flatMap((method) => (method === 'transfer' ? paymentTexts[locale].transferMark : paymentMarks[method])),

    /** The values of placeholders in content files. */
    textFacts: (locale: Locale): Readonly<Record<string, string>> => ({
      paymentMethods: formatList(
        offered.map((method) => paymentTexts[locale].methodsInText[method]),
        locale,
      ),
      // The shortest: no way to pay gives less.
      paymentTime: formatDuration(
        Math.min(...offered.map((method) => findProvider(method)!.capabilities.minutesToPay)),
        locale,
      ),
    }),
  };
}
