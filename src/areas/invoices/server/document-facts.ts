import type { Locale } from '#i18n/locale.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import type { VatOfRate, VatRate } from '#areas/pricing/vat.ts';
import type { Cents } from '#values/money.ts';

/** A simplified invoice needs no customer; a full one names them with their tax number (RD 1619/2012 art. 6 and 7). */
export type DocumentKind = 'simplified' | 'full';

/** Who issues the documents, from the shop's data. */
export interface DocumentIssuer {
  readonly name: string;
  readonly slogan: string;
  readonly company: string;
  readonly taxId: string;
  readonly street: string;
  readonly town: string;
  readonly registry: string;
  readonly phone: string | null;
  readonly email: string;
  readonly url: string;
}

/** Amounts in cents of the whole line; they and the quantity are negative in a corrective invoice. */
export interface DocumentLine {
  /** Empty for the delivery. */
  readonly article: string;
  /** null: the delivery. */
  readonly name: string | null;
  /** 0 where only the price is corrected. */
  readonly quantity: number;
  readonly rate: VatRate;
  readonly net: Cents;
  readonly gross: Cents;
  /** The index of the line that this one corrects, on a corrective invoice. */
  readonly corrects?: number;
}

/** The invoice that a corrective one corrects, and why (RD 1619/2012 art. 15). */
export interface Corrected {
  readonly number: string;
  /** YYYY-MM-DD by the shop's clock. */
  readonly issuedOn: string;
  /** The withdrawal's; null: money of the order was refunded, all that was left of it or a part. */
  readonly returnReference: string | null;
  /** A part of the money went back, for no goods in particular. */
  readonly isPartial?: true;
  /** The invoice that says what the order is after a change, in place of the one that is corrected. */
  readonly replacedBy?: string;
}

/** Everything that a document shows. Amounts are cents, moments ISO 8601, dates YYYY-MM-DD by the shop's clock. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly locale: Locale;
  /** True in the demo shop, whose documents have no fiscal validity. */
  readonly isDemo: boolean;
  readonly issuedAt: string;
  /** When the goods were paid or delivered, whichever came first. */
  readonly operationDate: string;
  readonly orderNumber: string;
  readonly issuer: DocumentIssuer;
  readonly customer: {
    readonly name: string;
    readonly taxId: string;
    /** The number of a passport, of who has no Spanish tax number. */
    readonly passport?: string;
    readonly address: readonly string[];
  } | null;
  readonly lines: readonly DocumentLine[];
  readonly vat: readonly VatOfRate[];
  readonly total: Cents;
  /** Off the list prices. */
  readonly discount: Cents;
  readonly payment: OrderPaymentMethod;
  /** null: not paid yet; of a corrective invoice when the money went back, null when none had come. */
  readonly paidOn: string | null;
  /** What a corrective invoice corrects. */
  readonly corrected?: Corrected;
}
