import type { Locale } from '#i18n/locale.ts';
import type { Cents } from '#values/money.ts';
import type { OrderPaymentMethod, PaymentReason, PaymentStatus } from '../contract.ts';

/** One attempt to pay an order. */
export interface PaymentAttempt {
  /** What the shop calls the attempt at the provider. */
  readonly reference: string;
  /** What the provider calls it; null until it has been asked. */
  readonly providerId: string | null;
  readonly method: OrderPaymentMethod;
  /** Cents. */
  readonly amount: Cents;
  /** The end of the time to pay it. */
  readonly expiresAt: Date;
}

/** The device that a customer pays with. */
export interface Shopper {
  readonly ip: string;
  readonly userAgent: string;
}

/** An attempt with all that a provider may need to start it. */
export interface PayableAttempt extends PaymentAttempt {
  readonly locale: Locale;
  /** Null for providers that do not ask for it, and once the attempt has ended. */
  readonly shopper: Shopper | null;
  /** Where the browser comes back to after paying, and after not paying. */
  readonly returnUrls: { readonly ok: string; readonly ko: string };
  readonly order: OrderToFinance;
}

/** What financing companies check; the sums of the lines and the delivery are the amount. */
export interface OrderToFinance {
  readonly number: string;
  readonly lines: readonly {
    readonly article: string;
    readonly name: string;
    readonly quantity: number;
    /** Cents of the whole line, VAT included, after reductions. */
    readonly sum: Cents;
  }[];
  /** Cents. */
  readonly deliveryPrice: Cents;
  readonly customer: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly phone: string;
    readonly document: { readonly type: string; readonly number: string } | null;
    readonly organization: string | null;
    readonly isGuest: boolean;
  };
  /** Where it is delivered; for a pickup the address of the pickup point. */
  readonly delivery: {
    readonly type: 'delivery' | 'pickup';
    /** Street, house, floor and door in one line. */
    readonly address: string;
    readonly zipcode: string;
    readonly city: string;
  };
}

/** What the customer does to pay: follow a link, send a form, fill in the provider's own form, or follow instructions. */
export type PaymentStart = (
  | { readonly kind: 'redirect'; readonly url: string; readonly token?: string }
  | { readonly kind: 'form'; readonly url: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'embedded'; readonly html: string }
  | TransferInstructions
) & {
  /** What the provider calls the attempt, to be stored with it. */
  readonly providerId?: string;
};

export interface TransferInstructions {
  readonly kind: 'instructions';
  readonly iban: string;
  readonly beneficiary: string;
  readonly reference: string;
  readonly amount: Cents;
  readonly dueAt: Date;
  /** The path of its QR code. */
  readonly qr: string;
}

/** What a provider says about an attempt, in a notification or when it is asked. */
export interface PaymentEvent {
  readonly reference: string;
  /** Cents; of another amount than the attempt's, `paid` is money received, which does not pay the order. */
  readonly amount: Cents;
  /** `refunded`: the amount went back, whoever has ordered that. */
  readonly state: Extract<PaymentStatus, 'processing' | 'paid' | 'failed' | 'refunded'>;
  /** The refund that the event is about, if it is one. */
  readonly refund?: {
    /** The same when the same refund is notified again, unlike that of any other refund of the attempt. */
    readonly notification: string;
    /** The reference that is also in the answer to a refund that the shop has ordered. */
    readonly reference: string | null;
  };
  /** Why it failed. */
  readonly reason?: PaymentReason;
  /** What the provider calls the attempt. */
  readonly providerId?: string;
  /** The provider has the shop's confirmation already: asking for the state was asking for it. */
  readonly isConfirmed?: true;
  /** Stored of the notification: codes and numbers of the provider, nothing about the customer or the card. */
  readonly message: Readonly<Record<string, string | number>>;
}

/** `unknown`: the provider may have refunded or not; it is asked again with the same reference. */
export interface RefundAnswer {
  readonly outcome: 'refunded' | 'refused' | 'unknown';
  /** What the provider calls the refund. */
  readonly reference?: string;
  readonly message: PaymentEvent['message'];
}

export interface Refund {
  /** Cents. */
  readonly amount: Cents;
  /** The same when the same refund is tried again. */
  readonly reference: string;
  /** Cents of this attempt that were refunded before. */
  readonly refundedBefore: Cents;
  /** Tried before without a clear answer: the provider finds out first whether it has refunded. */
  readonly isRepeated: boolean;
  /** The goods were sent or handed over before. */
  readonly isShipped: boolean;
}

/** A bank or financing company, each behind this interface; one suite of tests runs against every one. */
export interface PaymentProvider {
  /** Stored with each payment: never renamed. */
  readonly name: string;
  readonly capabilities: {
    readonly methods: readonly OrderPaymentMethod[];
    /** How a payment starts; at the handover it does without the customer's device. */
    readonly start: PaymentStart['kind'] | 'at_handover';
    /** How long an attempt can be paid before the order gives its goods back. */
    readonly minutesToPay: number;
    /** Cents; an order of another amount cannot be paid like this. */
    readonly amounts?: { readonly min: Cents; readonly max: Cents };
    /** Payments move no money. */
    readonly isTest?: true;
    /** Wants to know the customer's device. */
    readonly needsShopper?: true;
  };
  /** The reference of an order's first, second … attempt; each attempt has its own. */
  referenceFor(orderNumber: string, attempt: number): string;
  /**
   * What the customer does next. Called again for the same attempt it starts no second payment. May call the provider, so
   * never within a database transaction; throws when the provider does not answer in time.
   */
  start(attempt: PayableAttempt): Promise<PaymentStart>;
  /** What the customer writes on a transfer, for a provider that starts with instructions. */
  instructions?(attempt: PaymentAttempt): TransferInstructions;
  /** Reads a request to the provider's notification address; null when the provider did not send it. */
  readNotification(notification: Readonly<Record<string, unknown>>): Promise<PaymentEvent | null>;
  /**
   * Confirms the order to the provider before its notification is answered, for providers that wait for it; may be called
   * again. `conflict`: the order must not be completed.
   */
  confirm?(attempt: PayableAttempt, event: PaymentEvent): Promise<'confirmed' | 'conflict'>;
  /**
   * The present state of an attempt whose notification never came; null when the provider knows of none. Of a provider with
   * `confirm` it is asked only while the order waits for payment: the answer may be that it is paid from now on.
   */
  inquire?(attempt: PayableAttempt): Promise<PaymentEvent | null>;
  /** Pays money back. Without it the shopkeeper does, and records it. */
  refund?(attempt: PaymentAttempt, refund: Refund): Promise<RefundAnswer>;
  /** Tells the provider what became of the goods. `refunded`: cents of the attempt that went back, or are going. */
  update?(attempt: PayableAttempt, change: 'shipped' | 'cancelled', refunded: Cents): Promise<void>;
}
