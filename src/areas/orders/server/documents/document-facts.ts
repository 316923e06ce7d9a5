import type { Locale } from '#i18n/locale.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { VatOfRate, VatRate } from '#areas/pricing/price-basket.ts';
import { addCents, type Cents, cents } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import { addressLines } from '../order-mail-content.ts';
import { amountOf, type StoredLine, type StoredOrder } from '../view/order-queries.ts';

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
  readonly phone: string;
  readonly email: string;
  readonly url: string;
}

/** Amounts in cents of the whole line. */
export interface DocumentLine {
  /** Empty for the delivery. */
  readonly article: string;
  /** null: the delivery. */
  readonly name: string | null;
  readonly quantity: number;
  readonly rate: VatRate;
  readonly net: Cents;
  readonly gross: Cents;
}

/** Everything that a document shows. Amounts are cents, moments ISO 8601, dates YYYY-MM-DD by the shop's clock. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly locale: Locale;
  /** Of the demo shop: without fiscal validity. */
  readonly isDemo: boolean;
  readonly issuedAt: string;
  /** When the goods were paid or delivered, whichever came first. */
  readonly operationDate: string;
  readonly orderNumber: string;
  readonly issuer: DocumentIssuer;
  readonly customer: { readonly name: string; readonly taxId: string; readonly address: readonly string[] } | null;
  readonly lines: readonly DocumentLine[];
  readonly vat: readonly VatOfRate[];
  readonly total: Cents;
  /** Off the list prices. */
  readonly discount: Cents;
  readonly payment: PaymentMethod;
  /** null: not paid yet. */
  readonly paidOn: string | null;
}

interface DocumentSource {
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  readonly issuer: DocumentIssuer;
  readonly isDemo: boolean;
  readonly number: string;
  readonly issuedAt: Date;
  readonly operationAt: Date;
  readonly paidAt: Date | null;
}

/** Retail sales up to this many cents may have a simplified invoice (RD 1619/2012 art. 4.2.a). */
const maxSimplified = 300_000;

/** Full for legal entities, for whoever gave a Spanish tax number, and above the limit of simplified ones. */
export function documentKindOf(order: StoredOrder): DocumentKind {
  const { type, document } = order.customer;
  const hasTaxId = document !== null && document.type !== 'PASSPORT';
  return type === 'legal' || hasTaxId || amountOf(order) > maxSimplified ? 'full' : 'simplified';
}

/** What the document of an order shows. Its sums are those of the order, to the cent. */
export function documentFacts(source: DocumentSource): DocumentFacts {
  const { order, issuer, isDemo, number, issuedAt, operationAt, paidAt } = source;
  const kind = documentKindOf(order);
  return {
    kind,
    number,
    locale: order.locale,
    isDemo,
    issuedAt: issuedAt.toISOString(),
    operationDate: shopTime(operationAt).date,
    orderNumber: order.number,
    issuer,
    customer: kind === 'full' ? customerOf(order) : null,
    lines: [...goodsOf(source), ...deliveryOf(source)],
    vat: order.vat,
    total: amountOf(order),
    discount: cents(order.total - order.price),
    payment: order.payment,
    paidOn: paidAt && shopTime(paidAt).date,
  };
}

function customerOf({ customer, delivery }: StoredOrder): DocumentFacts['customer'] {
  const { type, organization, name, surname, document } = customer;
  const isLegal = type === 'legal' && organization !== null;
  return {
    name: isLegal ? organization : `${name} ${surname}`.trim(),
    taxId: document?.number ?? '',
    address: delivery.address ? addressLines({ ...delivery.address, extra: '' }) : [],
  };
}

const goodsOf = ({ order, lines }: DocumentSource): DocumentLine[] =>
  lines.map(({ article, name, quantity, vatRate, sum, vatAmount }) => ({
    article,
    name: name[order.locale],
    quantity,
    rate: vatRate,
    net: cents(sum - vatAmount),
    gross: cents(sum),
  }));

/** The delivery shares the rates of the goods (docs/decisions/pricing.md): what the goods leave of each rate is its. */
function deliveryOf({ order, lines }: DocumentSource): DocumentLine[] {
  return order.vat
    .map(({ rate, gross, net }): DocumentLine => {
      const goods = lines.filter(({ vatRate }) => vatRate === rate);
      const goodsGross = addCents(...goods.map(({ sum }) => cents(sum)));
      const goodsNet = addCents(...goods.map(({ sum, vatAmount }) => cents(sum - vatAmount)));
      return {
        article: '',
        name: null,
        quantity: 1,
        rate,
        net: cents(net - goodsNet),
        gross: cents(gross - goodsGross),
      };
    })
    .filter(({ gross }) => gross > 0);
}
