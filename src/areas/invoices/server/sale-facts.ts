import type { Locale } from '#i18n/locale.ts';
import type { OrderPaymentMethod } from '#areas/payment/contract.ts';
import type { VatOfRate, VatRate } from '#areas/pricing/vat.ts';
import { brandedName } from '#values/product-name.ts';
import { type Address, addressLines, missingAddressParts } from '#areas/delivery/address.ts';
import { addCents, type Cents, cents, centsFromEuros } from '#values/money.ts';
import { shopTime } from '#values/shop-time.ts';
import { isPersonalTaxId } from '#values/tax-id.ts';
import { maxSimplifiedInvoice } from '../invoice-limits.ts';
import type { DocumentFacts, DocumentIssuer, DocumentKind, DocumentLine } from './document-facts.ts';

/** An order as its invoice sees it; amounts in cents. */
export interface Sale {
  readonly id: number;
  readonly number: string;
  readonly locale: Locale;
  readonly payment: OrderPaymentMethod;
  /** Goods before and after reductions, and delivery. */
  readonly total: number;
  readonly price: number;
  readonly deliveryPrice: number;
  /** What is taxed at each rate, delivery included. */
  readonly vat: readonly VatOfRate[];
  readonly customer: {
    readonly type: keyof typeof maxSimplifiedInvoice;
    readonly name: string;
    readonly surname: string;
    readonly organization: string | null;
    readonly document: { readonly type: string; readonly number: string } | null;
    readonly address?: Address | null | undefined;
    readonly wantsInvoice?: boolean | undefined;
  };
  readonly delivery: { readonly address: Address | null };
  /** It was changed since its invoice was issued, which says no longer what was sold. */
  readonly isInvoiceOutdated?: boolean;
}

/** A line of an order, in cents of the whole line. */
interface SaleLine {
  readonly article: string;
  readonly name: Readonly<Record<Locale, string>>;
  readonly brand: string | null;
  readonly quantity: number;
  readonly vatRate: VatRate;
  readonly sum: number;
  readonly vatAmount: number;
}

/** What was sold and when: first paid, and first paid or delivered. */
export interface SaleDetails {
  readonly lines: readonly SaleLine[];
  readonly paidAt: Date | null;
  readonly operationAt: Date;
}

interface SaleSource extends SaleDetails {
  readonly order: Sale;
  readonly issuer: DocumentIssuer;
  readonly isDemo: boolean;
  readonly number: string;
  readonly issuedAt: Date;
}

const amountOf = ({ price, deliveryPrice }: Sale): Cents => addCents(cents(price), cents(deliveryPrice));

/**
 * Full for companies and the self-employed whose address is known, for consumers who gave a Spanish tax number, whose address
 * need not be there (art. 6.1.e), or asked for it, and above the limits of simplified ones.
 */
export function documentKindOf(order: Sale): DocumentKind {
  const { type, document, wantsInvoice } = order.customer;
  const hasTaxId = document !== null && document.type !== 'PASSPORT';
  const isFull = type === 'legal' ? invoiceAddress(order).length > 0 : hasTaxId || wantsInvoice === true;
  return isFull || amountOf(order) > centsFromEuros(maxSimplifiedInvoice[type]) ? 'full' : 'simplified';
}

/** The customer's address, or else where the goods went; empty where neither is known. */
function invoiceAddress({ customer, delivery }: Sale): string[] {
  const address = [customer.address, delivery.address].find((one) => one && missingAddressParts(one).length === 0);
  return address ? addressLines({ ...address, extra: '' }) : [];
}

/** What the invoice of a sale shows. Its sums are those of the order, to the cent. */
export function saleFacts(source: SaleSource): DocumentFacts {
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
    // A simplified one may name the customer too (art. 7.2), which a company needs more than a consumer.
    customer: kind === 'full' || order.customer.type === 'legal' ? customerOf(order) : null,
    lines: [...goodsOf(source), ...deliveryOf(source)],
    vat: order.vat,
    total: amountOf(order),
    discount: cents(order.total - order.price),
    payment: order.payment,
    paidOn: paidAt && shopTime(paidAt).date,
  };
}

function customerOf(order: Sale): DocumentFacts['customer'] {
  const { type, organization, name, surname, document } = order.customer;
  // Of the self-employed, who have a personal tax number, the law wants the person's name: the firm's stands below it.
  const isCompany = type === 'legal' && organization !== null && !isPersonalTaxId(document);
  return {
    name: isCompany ? organization : `${name} ${surname}`.trim(),
    ...(document?.type === 'PASSPORT' ? { taxId: '', passport: document.number } : { taxId: document?.number ?? '' }),
    address: [...(organization && !isCompany ? [organization] : []), ...invoiceAddress(order)],
  };
}

const goodsOf = ({ order, lines }: SaleSource): DocumentLine[] =>
  lines.map(({ article, name, brand, quantity, vatRate, sum, vatAmount }) => ({
    article,
    name: brandedName(name[order.locale], brand),
    quantity,
    rate: vatRate,
    net: cents(sum - vatAmount),
    gross: cents(sum),
  }));

/** The delivery shares the rates of the goods (docs/decisions/vat.md): what the goods leave of each rate is its. */
function deliveryOf({ order, lines }: SaleSource): DocumentLine[] {
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
