import type { Cents } from '#values/money.ts';
import type { PaymentMethod, PaymentStatus } from '../contract.ts';

/** One attempt to pay an order. */
export interface PaymentAttempt {
  /** What the provider knows the attempt by. */
  readonly reference: string;
  /** Cents. */
  readonly amount: Cents;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
}

/** What the customer does to pay: follow a link, send a form, or follow instructions. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> }
  | TransferInstructions;

export interface TransferInstructions {
  readonly kind: 'instructions';
  readonly iban: string;
  readonly beneficiary: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly dueAt: Date;
}

/** What a provider's notification says about an attempt. */
export interface PaymentEvent {
  readonly reference: string;
  /** Cents; an event of another amount than the attempt's is not believed. */
  readonly amount: Cents;
  readonly state: Extract<PaymentStatus, 'processing' | 'paid' | 'failed'>;
  /** Stored of the notification: codes and numbers of the provider, nothing about the customer. */
  readonly message: Readonly<Record<string, string | number>>;
}

/** A bank or financing company, each behind this interface; one suite of tests runs against every one. */
export interface PaymentProvider {
  /** Stored with each payment: never renamed. */
  readonly name: string;
  readonly capabilities: {
    readonly methods: readonly PaymentMethod[];
    /** How a payment starts. */
    readonly start: PaymentStart['kind'];
    /** How long an attempt can be paid before the order gives its goods back. */
    readonly minutesToPay: number;
  };
  /** The reference of an order's first, second … attempt; each attempt has its own. */
  referenceFor(orderNumber: string, attempt: number): string;
  /** What the customer does next. Called again for the same attempt it starts no second payment. */
  start(attempt: PaymentAttempt): Promise<PaymentStart>;
  /** Reads a request to the provider's notification address; null when the provider did not send it. */
  readNotification(notification: Readonly<Record<string, unknown>>): Promise<PaymentEvent | null>;
}
