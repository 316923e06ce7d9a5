import type { Locale } from '#i18n/locale.ts';
import type { Cents } from '#values/money.ts';
import { type PaymentMethod, type PaymentMethodOffer, paymentMethods } from '../contract.ts';
import { paymentTexts } from './server-messages.ts';

/** A transfer that has not arrived after these days no longer holds its goods. */
const transferDays = 7;
const offered: ReadonlySet<PaymentMethod> = new Set(['transfer']);

export interface BankAccount {
  readonly iban: string;
  readonly beneficiary: string;
}

/** What a customer writes on a bank transfer; the amount in cents. */
export interface TransferOrder extends BankAccount {
  readonly amount: Cents;
  readonly reference: string;
}

export type Payment = ReturnType<typeof createPayment>;

/** How orders are paid. */
export function createPayment({ bankAccount }: { bankAccount: BankAccount }) {
  return {
    /** All methods of the shop, in the order in which the checkout shows them. */
    offers: (locale: Locale): PaymentMethodOffer[] =>
      paymentMethods.map((code) => ({
        code,
        name: paymentTexts[locale].methods[code],
        available: offered.has(code),
        reason: offered.has(code) ? null : paymentTexts[locale].notOffered,
      })),

    isOffered: (method: PaymentMethod): boolean => offered.has(method),

    /** When goods ordered at this moment go back to the shelf if they are not paid. */
    dueAt: (placedAt: Date): Date => new Date(placedAt.getTime() + transferDays * 86_400_000),

    /** The reference is what the shop finds the order by. */
    transfer: (reference: string, amount: Cents): TransferOrder => ({ ...bankAccount, amount, reference }),

    methodName: (method: PaymentMethod, locale: Locale): string => paymentTexts[locale].methods[method],
  };
}
