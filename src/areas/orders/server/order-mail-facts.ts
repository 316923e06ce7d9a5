import type { Order } from '../contract.ts';

/** What an order's mail can tell, beside the order itself. */
export interface OrderMailFacts {
  readonly order: Order;
  readonly shop: string;
  /** While a bank transfer is expected; amount in euros. */
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
