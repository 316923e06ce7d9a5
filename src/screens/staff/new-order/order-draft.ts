import type { DeliverySlot } from '#areas/delivery/contract.ts';
import { needsInvoiceAddress } from '#areas/invoices/invoice-limits.ts';
import type { FormerCustomer } from '#areas/orders/staff-placing-calls.ts';

export interface DraftLine {
  readonly product_id: number;
  readonly name: string;
  readonly article: string;
  readonly quantity: number;
}

/** What was typed so far, as the fields have it. */
export interface OrderDraft {
  readonly customerType: 'individual' | 'legal';
  readonly name: string;
  readonly surname: string;
  readonly organization: string;
  readonly documentType: string;
  readonly document: string;
  readonly email: string;
  readonly phone: string;
  /** The address for the invoice of a company that collects; that of a delivery serves for others. */
  readonly invoiceStreet: string;
  readonly invoiceHouse: string;
  readonly invoiceZipcode: string;
  readonly invoiceCity: string;
  readonly locale: 'es' | 'ca';
  readonly lines: readonly DraftLine[];
  readonly type: 'pickup' | 'delivery';
  readonly street: string;
  readonly house: string;
  readonly floor: string;
  readonly zipcode: string;
  readonly city: string;
  readonly extra: string;
  /** Day, from and to; empty: as soon as possible. */
  readonly slot: string;
  readonly payment: 'counter' | 'card' | 'bizum' | 'transfer';
  readonly comment: string;
}

export const emptyDraft = (locale: 'es' | 'ca'): OrderDraft => ({
  ...{ customerType: 'individual', name: '', surname: '', organization: '', documentType: 'NIF', document: '' },
  ...{ email: '', phone: '', locale, lines: [] },
  ...{ invoiceStreet: '', invoiceHouse: '', invoiceZipcode: '', invoiceCity: '' },
  ...{ type: 'pickup', street: '', house: '', floor: '', zipcode: '', city: '', extra: '', slot: '' },
  ...{ payment: 'counter', comment: '' },
});

const choices: ReadonlySet<string> = new Set(['customerType', 'documentType', 'locale', 'type', 'payment']);
/** Whether nothing was typed, whatever was chosen. */
export const isEmpty = (draft: OrderDraft): boolean =>
  Object.entries(draft).every(([field, value]) => choices.has(field) || value.length === 0);

/** The fields of somebody who has bought before. */
export const fieldsOf = ({
  type,
  name,
  surname,
  organization,
  document,
  email,
  phone,
  locale,
  address,
}: FormerCustomer): Partial<OrderDraft> => ({
  ...{ customerType: type, name, surname, organization: organization ?? '', email, phone, locale },
  // Where the last delivery went may be a building site: the address for the invoice is asked for.
  ...{ invoiceStreet: '', invoiceHouse: '', invoiceZipcode: '', invoiceCity: '' },
  documentType: document?.type ?? (type === 'legal' ? 'CIF' : 'NIF'),
  document: document?.number ?? '',
  street: address?.street ?? '',
  house: address?.house ?? '',
  floor: [address?.floor, address?.apartment].filter(Boolean).join(' '),
  zipcode: address?.value?.zipcode ?? '',
  city: address?.city ?? '',
  extra: address?.extra ?? '',
});

/** One more piece of an article. */
export function withArticle(
  lines: readonly DraftLine[],
  { product_id, name, article }: Omit<DraftLine, 'quantity'>,
): DraftLine[] {
  const known = lines.some((line) => line.product_id === product_id);
  if (!known) return [...lines, { product_id, name, article, quantity: 1 }];
  return lines.map((line) => (line.product_id === product_id ? { ...line, quantity: line.quantity + 1 } : line));
}

export const addressOf = ({
  street,
  house,
  floor,
  zipcode,
  city,
  extra,
}: Pick<OrderDraft, 'street' | 'house' | 'floor' | 'zipcode' | 'city' | 'extra'>) => ({
  ...{ street, house, floor, city, extra },
  value: { zipcode },
});

/** Whether the address for the invoice is asked for. */
export const asksInvoiceAddress = ({ customerType, type }: Pick<OrderDraft, 'customerType' | 'type'>): boolean =>
  customerType === 'legal' && type === 'pickup';

/**
 * The fields of the request that are missing of the address for the invoice: it may be left out where the invoice may be a
 * simplified one, but not be half an address. `amount` is in euros.
 */
export function missingOfInvoice(draft: OrderDraft, amount: number): string[] {
  if (!asksInvoiceAddress(draft)) return [];
  const { invoiceStreet, invoiceHouse, invoiceZipcode, invoiceCity } = draft;
  const isBegun = [invoiceStreet, invoiceHouse, invoiceZipcode, invoiceCity].some((part) => part.trim());
  const { customerType, type: deliveryType } = draft;
  if (!isBegun && !needsInvoiceAddress({ customerType, deliveryType, amount })) return [];
  const needed = [
    ['customer.address.street', invoiceStreet],
    ['customer.address.value.zipcode', invoiceZipcode],
    ['customer.address.city', invoiceCity],
  ] as const;
  return needed.flatMap(([field, part]) => (part.trim() ? [] : [field]));
}

/** The slot that a choice of the list stands for. */
export const slotOf = (text: string) => {
  const [date = '', from = '', to = ''] = text.split(' ');
  return text === '' ? { date: null, slot: null } : { date, slot: { from, to } };
};
export const slotValue = ({ date, from, to }: { date: string; from: string; to: string }): string =>
  `${date} ${from} ${to}`;

/** Whether a slot has room, and the money of a way to pay would be there in time. */
export const suits = ({ free, notFor }: Pick<DeliverySlot, 'free' | 'notFor'>, payment: string): boolean =>
  free && !(notFor as readonly string[]).includes(payment);

export const linesOf = (lines: readonly DraftLine[]) =>
  lines.map(({ product_id, quantity }) => ({ product_id, quantity }));

/** The request; `expectedPrice`: the sum that was shown. */
export function bodyOf(draft: OrderDraft, pickupPointId: number | undefined, expectedPrice: number | null) {
  const { customerType: type, name, surname, email, phone, organization, documentType, document } = draft;
  const { lines, payment, comment, locale } = draft;
  const when = slotOf(draft.slot);
  return {
    customer: {
      ...{ type, name, surname, email, phone },
      ...(type === 'legal' && organization && { organization }),
      ...(asksInvoiceAddress(draft) &&
        draft.invoiceStreet.trim() && {
          address: {
            ...{ street: draft.invoiceStreet, house: draft.invoiceHouse, city: draft.invoiceCity },
            value: { zipcode: draft.invoiceZipcode },
          },
        }),
      document: document ? { type: documentType as 'NIF', number: document } : null,
    },
    delivery:
      draft.type === 'pickup'
        ? { type: 'pickup' as const, pickupPointId, ...when }
        : { type: 'delivery' as const, address: addressOf(draft), ...when },
    ...{ payment, comment, locale, expectedPrice },
    lines: linesOf(lines),
  };
}

const maxPieces = 9999;

/** Pieces of a line as they are typed; null while that is none. */
export function piecesTyped(text: string): number | null {
  const pieces = Math.trunc(Number(text));
  return pieces >= 1 ? Math.min(pieces, maxPieces) : null;
}
