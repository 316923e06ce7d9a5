import { formatDuration, formatEuros, formatList } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type Cents, eurosFromCents } from '#values/money.ts';
import { type PaymentMethod, type PaymentMethodOffer, paymentMethods } from '../contract.ts';
import { paymentMarks } from '../payment-marks.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentTexts } from './server-messages.ts';

export const findProvider = (
  providers: readonly PaymentProvider[],
  method: PaymentMethod,
): PaymentProvider | undefined => providers.find(({ capabilities }) => capabilities.methods.includes(method));

/** Which methods the shop offers, and for what amounts, as pages and texts name them. */
export function createPaymentOffers(providers: readonly PaymentProvider[]) {
  const find = (method: PaymentMethod) => findProvider(providers, method);

  function fits(provider: PaymentProvider, amount: Cents): boolean {
    const { amounts } = provider.capabilities;
    return !amounts || (amount >= amounts.min && amount <= amounts.max);
  }

  /** Why an amount cannot be paid like this; null when it can, or is not known yet. */
  function amountReason(provider: PaymentProvider, amount: Cents | undefined, locale: Locale): string | null {
    const { amounts } = provider.capabilities;
    if (amount === undefined || !amounts || fits(provider, amount)) return null;
    const euros = (limit: Cents): string => formatEuros(eurosFromCents(limit), locale);
    return paymentTexts[locale].amountDoesNotFit(euros(amounts.min), euros(amounts.max));
  }

  return {
    /**
     * All methods of the shop, in the order in which the checkout shows them; with an amount, in cents, those that it does
     * not fit are unavailable.
     */
    offers: (locale: Locale, amount?: Cents): PaymentMethodOffer[] =>
      paymentMethods.map((code) => {
        const provider = find(code);
        const texts = paymentTexts[locale];
        const reason = provider ? amountReason(provider, amount, locale) : texts.notOffered;
        return { code, name: texts.methods[code], available: reason === null, reason };
      }),

    isOffered(method: PaymentMethod, amount?: Cents): boolean {
      const provider = find(method);
      return provider !== undefined && (amount === undefined || fits(provider, amount));
    },

    /** The marks of the methods that are set up, for where they stand without the methods' names. */
    marks: (locale: Locale): string[] =>
      paymentMethods
        .filter((method) => find(method))
        .flatMap((method) => (method === 'transfer' ? paymentTexts[locale].transferMark : paymentMarks[method])),

    /** The values of placeholders in content files. */
    textFacts: (locale: Locale): Readonly<Record<string, string>> => ({
      paymentMethods: formatList(
        paymentMethods.filter((method) => find(method)).map((method) => paymentTexts[locale].methodsInText[method]),
        locale,
      ),
      // The shortest: no way to pay gives less.
      paymentTime: formatDuration(Math.min(...providers.map(({ capabilities }) => capabilities.minutesToPay)), locale),
    }),
  };
}
