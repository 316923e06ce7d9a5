import { isPhone, isPostalCode } from '#values/contact-rules.ts';
import { isEmail } from '#values/email.ts';
import { addressLengths, hasNoLinks, isPlainLine, nameLineLength } from '#values/plain-line.ts';
import { finishedPersonName, isPersonName } from '#values/person-name.ts';
import { isLender } from '#areas/payment/lenders.ts';
import { isDocumentNumber, isPersonalTaxId, taxIdKind } from '#values/tax-id.ts';
import { needsDocumentNumber, needsInvoiceAddress } from '#areas/invoices/invoice-limits.ts';
import { asksInvoiceAddress } from './order-body.ts';
import type { OrderDraft } from './order-draft.ts';

/** Error codes by the API's field names. */
export type DraftErrors = Readonly<Record<string, DraftError>>;
export type DraftError =
  | 'needed'
  | 'no_links'
  | 'not_plain_line'
  | 'too_long'
  | 'incorrect_name'
  | 'incorrect_email'
  | 'incorrect_phone'
  | 'incorrect_document'
  | 'incorrect_postal_code'
  | 'cif_needed'
  | 'slot_needed'
  | 'slot_taken'
  | 'payment_needed'
  | 'agreement_needed';

const check = (text: string, isValid: (text: string) => boolean, code: DraftError): DraftError | undefined => {
  if (text.trim() === '') return 'needed';
  return isValid(text) ? undefined : code;
};
/** A text that may be empty. */
function line(text: string, length: number): DraftError | undefined {
  if (!isPlainLine(text.trim())) return 'not_plain_line';
  return text.trim().length > length ? 'too_long' : undefined;
}
const filled = (text: string, length: number) => (text.trim() === '' ? 'needed' : line(text, length));
const name = (text: string) => check(finishedPersonName(text), isPersonName, 'incorrect_name');
const phone = (text: string) => check(text, isPhone, 'incorrect_phone');

/** Errors of the first step by the server's rules, in the order of the fields. `price` is to pay, in euros. */
export function dataErrors(draft: OrderDraft, price: number): DraftErrors {
  const isLegal = draft.type === 'legal';
  const hasDocument = draft.documentNumber.trim() !== '' || isDocumentNeeded(draft, price);
  return withoutGaps({
    'customer.document.number': isLegal
      ? check(draft.cif, (number) => taxIdKind(number) !== null, 'cif_needed')
      : hasDocument
        ? check(draft.documentNumber, (number) => isDocumentNumber(draft.documentType, number), 'incorrect_document')
        : undefined,
    'customer.organization': isLegal
      ? (isOrganizationNeeded(draft) ? filled : line)(draft.organization, nameLineLength)
      : undefined,
    'customer.name': name(draft.name),
    'customer.surname': name(draft.surname),
    'customer.email': check(draft.email, isEmail, 'incorrect_email'),
    'customer.phone': phone(draft.phone),
    'receiver.name': draft.hasReceiver ? filled(draft.receiverName, nameLineLength) : undefined,
    'receiver.phone': draft.hasReceiver ? phone(draft.receiverPhone) : undefined,
    ...(draft.deliveryType === 'delivery' && addressErrors(draft)),
    ...(asksInvoiceAddress(draft) && invoiceAddressErrors(draft, price)),
  });
}

const addressErrors = ({ address }: OrderDraft) => ({
  'delivery.address.street': filled(address.street, addressLengths.street),
  'delivery.address.house': filled(address.house, addressLengths.house),
  'delivery.address.value.zipcode': check(address.zipcode, isPostalCode, 'incorrect_postal_code'),
  'delivery.address.city': filled(address.city, addressLengths.city),
  'delivery.address.floor': line(address.floor, addressLengths.floor),
  'delivery.address.apartment': line(address.apartment, addressLengths.apartment),
  'delivery.address.extra': line(address.extra, addressLengths.extra),
});

/** It may be left out where the invoice may be a simplified one, but not be half an address. */
function invoiceAddressErrors(draft: OrderDraft, price: number) {
  const { street, house, zipcode, city } = draft.invoiceAddress;
  if (!isInvoiceAddressNeeded(draft, price) && ![street, zipcode, city].some((part) => part.trim())) return {};
  return {
    'customer.address.street': filled(street, addressLengths.street),
    'customer.address.house': line(house, addressLengths.house),
    'customer.address.value.zipcode': check(zipcode, isPostalCode, 'incorrect_postal_code'),
    'customer.address.city': filled(city, addressLengths.city),
  };
}

/** Whether the fields of the invoice's address have to be filled in; `price` is to pay, in euros. */
export const isInvoiceAddressNeeded = ({ type, deliveryType }: OrderDraft, price: number): boolean =>
  type === 'individual' ||
  deliveryType === 'delivery' ||
  needsInvoiceAddress({ customerType: type, deliveryType, amount: price });

/** Whether an individual's invoice has to name them with a number. */
export const isDocumentNeeded = ({ type, wantsInvoice }: OrderDraft, price: number): boolean =>
  (type === 'individual' && wantsInvoice) || needsDocumentNumber(type, price);

/** Of a number that is wrong nobody knows whose it is: first it is put right. */
const isOrganizationNeeded = ({ cif }: OrderDraft): boolean => cif.trim() === '' || taxIdKind(cif) === 'CIF';

/** A personal number under 'company': the person's name is that of the firm. */
export const isSelfEmployed = ({ type, cif }: OrderDraft): boolean =>
  type === 'legal' && isPersonalTaxId({ type: taxIdKind(cif) ?? '' });

/** Errors of the second step. A slot is needed where there are any. */
export const paymentErrors = (draft: OrderDraft, hasSlots: boolean): DraftErrors =>
  withoutGaps({
    'delivery.slot': draft.slot === null && (hasSlots || draft.deliveryType === 'delivery') ? 'slot_needed' : undefined,
    payment: draft.payment === null ? 'payment_needed' : undefined,
    'customer.document.number': needsDocument(draft)
      ? check(draft.documentNumber, (number) => isDocumentNumber(draft.documentType, number), 'incorrect_document')
      : undefined,
    comment: hasNoLinks(draft.comment) ? undefined : 'no_links',
    agree: draft.agree ? undefined : 'agreement_needed',
  });

/** A lender has to know who borrows; a company has given its number. */
const needsDocument = ({ type, payment }: OrderDraft): boolean =>
  type === 'individual' && payment !== null && isLender(payment);

const withoutGaps = (errors: Record<string, DraftError | undefined>): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined)) as DraftErrors;
