import type { Order } from '../contract.ts';

/** What the mails about an order are written from. */
export interface OrderMailFacts {
  readonly order: Order;
  readonly shop: string;
  /** The bank transfer that is expected, amount in euros; null when none is. */
  readonly transfer: {
    readonly iban: string;
    readonly beneficiary: string;
    readonly amount: number;
    readonly reference: string;
    readonly dueAt: Date;
  } | null;
}

export interface OrderMailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly notes?: readonly string[];
}
