import type { CallAnswer, CallInput } from '#values/call.ts';
import { isEmail, isPhone } from '#values/contact-rules.ts';
import { finishedPersonName, isPersonName } from '#values/person-name.ts';
import { type DocumentType, isDocumentNumber } from '#values/tax-id.ts';
import type { User } from '#areas/account/web/account-web.ts';
import type { Basket } from '#areas/basket/contract.ts';
import type { DeliverySlot, getDeliveryInit } from '#areas/delivery/contract.ts';
import type { createOrder } from '#areas/orders/contract.ts';
import type { PaymentMethod, PaymentMethodOffer } from '#areas/payment/contract.ts';
import type { getCheckoutPage } from '../contract.ts';
import { browserStorage } from '#web/browser-storage.ts';

export type OrderBody = CallInput<typeof createOrder>['body'];

/** Payment methods and delivery as offered now. */
export interface CheckoutOffer {
  readonly paymentMethods: readonly PaymentMethodOffer[];
  readonly delivery: CallAnswer<typeof getDeliveryInit>;
  readonly guarantee: CallAnswer<typeof getCheckoutPage>['guarantee'];
}

/** The form as it is being filled in. */
export interface OrderDraft {
  readonly type: 'individual' | 'legal';
  readonly organization: string;
  readonly cif: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly documentType: Exclude<DocumentType, 'CIF'>;
  readonly documentNumber: string;
  readonly hasReceiver: boolean;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly pickupPointId: number | null;
  readonly date: string | null;
  readonly slot: { readonly from: string; readonly to: string } | null;
  readonly payment: PaymentMethod | null;
  readonly comment: string;
  readonly agree: boolean;
}

/** Error codes by the API's field names. */
export type DraftErrors = Readonly<Record<string, DraftError>>;
export type DraftError =
  | 'needed'
  | 'incorrect_name'
  | 'incorrect_email'
  | 'incorrect_phone'
  | 'incorrect_document'
  | 'cif_needed'
  | 'payment_needed'
  | 'agreement_needed';

export const emptyDraft: OrderDraft = {
  type: 'individual',
  organization: '',
  cif: '',
  name: '',
  surname: '',
  email: '',
  phone: '',
  documentType: 'NIF',
  documentNumber: '',
  hasReceiver: false,
  receiverName: '',
  receiverPhone: '',
  pickupPointId: null,
  date: null,
  slot: null,
  payment: null,
  comment: '',
  agree: false,
};

const savedDraft = browserStorage('sessionStorage', 'checkout.draft');

interface SavedDraft {
  /** The account to which the draft belongs, null without one; other accounts on this device do not get it. */
  readonly userId: number | null;
  readonly draft: OrderDraft;
}

/** The draft from before a reload, else one with the account's data. */
export function initialDraft(user: User | null): OrderDraft {
  const saved = savedDraft.read() as SavedDraft | null;
  if (saved && saved.userId === (user?.id ?? null)) return { ...emptyDraft, ...saved.draft };
  if (!user) return emptyDraft;
  const document = user.document;
  return {
    ...emptyDraft,
    type: user.customerType,
    name: user.name,
    surname: user.lastName,
    email: user.email,
    phone: user.phone ?? '',
    organization: user.organization ?? '',
    cif: document?.type === 'CIF' ? document.number : '',
    ...(document && document.type !== 'CIF' && { documentType: document.type, documentNumber: document.number }),
  };
}

export const saveDraft = (userId: number | null, draft: OrderDraft): void =>
  savedDraft.write({ userId, draft } satisfies SavedDraft);

export const discardDraft = (): void => savedDraft.remove();

const check = (text: string, isValid: (text: string) => boolean, code: DraftError): DraftError | undefined => {
  if (text.trim() === '') return 'needed';
  return isValid(text) ? undefined : code;
};
const name = (text: string) => check(finishedPersonName(text), isPersonName, 'incorrect_name');
const phone = (text: string) => check(text, isPhone, 'incorrect_phone');

/** Errors of the first page by the server's rules, in the order of the fields. */
export function customerErrors(draft: OrderDraft): DraftErrors {
  const isLegal = draft.type === 'legal';
  const hasDocument = !isLegal && draft.documentNumber.trim() !== '';
  return withoutGaps({
    'customer.organization': isLegal ? check(draft.organization, () => true, 'needed') : undefined,
    'customer.document.number': isLegal
      ? check(draft.cif, (number) => isDocumentNumber('CIF', number), 'cif_needed')
      : hasDocument && !isDocumentNumber(draft.documentType, draft.documentNumber)
        ? 'incorrect_document'
        : undefined,
    'customer.name': name(draft.name),
    'customer.surname': name(draft.surname),
    'customer.email': check(draft.email, isEmail, 'incorrect_email'),
    'customer.phone': phone(draft.phone),
    'receiver.name': draft.hasReceiver ? check(draft.receiverName, () => true, 'needed') : undefined,
    'receiver.phone': draft.hasReceiver ? phone(draft.receiverPhone) : undefined,
  });
}

/** Errors of the second page. */
export const paymentErrors = (draft: OrderDraft): DraftErrors =>
  withoutGaps({
    payment: draft.payment === null ? 'payment_needed' : undefined,
    agree: draft.agree ? undefined : 'agreement_needed',
  });

const withoutGaps = (errors: Record<string, DraftError | undefined>): DraftErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== undefined)) as DraftErrors;

/** Replaces choices that are missing or no longer offered with the first that is offered. */
export function fitDraft(draft: OrderDraft, { paymentMethods, delivery }: CheckoutOffer): OrderDraft {
  const offered = paymentMethods.filter(({ available }) => available).map(({ code }) => code);
  const points = delivery.pickupPoints.map(({ id }) => id);
  const payment = draft.payment && offered.includes(draft.payment) ? draft.payment : (offered[0] ?? null);
  const slots = freeSlots(delivery.slots, payment);
  const ofDay = slots.filter(({ date }) => date === draft.date);
  const slot = ofDay.find(({ from, to }) => from === draft.slot?.from && to === draft.slot.to) ?? ofDay[0] ?? slots[0];
  return {
    ...draft,
    payment,
    pickupPointId:
      draft.pickupPointId && points.includes(draft.pickupPointId) ? draft.pickupPointId : (points[0] ?? null),
    date: slot?.date ?? null,
    slot: slot ? { from: slot.from, to: slot.to } : null,
  };
}

/** The pickup slots that are not full nor too early for the payment method. */
export const freeSlots = (slots: readonly DeliverySlot[], payment: PaymentMethod | null): DeliverySlot[] =>
  slots.filter(
    ({ type, free, notFor }) => type === 'pickup' && free && (payment === null || !notFor.includes(payment)),
  );

/**
 * The body of the order request, from a draft without errors. It carries the version and price of the basket on the page,
 * so that the server refuses to charge anything else; pickup is free.
 */
export function orderBody(draft: OrderDraft, basket: Pick<Basket, 'version' | 'price'>): OrderBody {
  const isLegal = draft.type === 'legal';
  const number = draft.documentNumber.trim();
  return {
    customer: {
      type: draft.type,
      name: finishedPersonName(draft.name),
      surname: finishedPersonName(draft.surname),
      email: draft.email,
      phone: draft.phone.trim(),
      document: isLegal
        ? { type: 'CIF', number: draft.cif.trim() }
        : number
          ? { type: draft.documentType, number }
          : null,
      organization: isLegal ? draft.organization.trim() : null,
    },
    receiver: draft.hasReceiver ? { name: draft.receiverName.trim(), phone: draft.receiverPhone.trim() } : null,
    delivery: { type: 'pickup', pickupPointId: draft.pickupPointId, date: draft.date, slot: draft.slot },
    payment: draft.payment!,
    comment: draft.comment.trim(),
    agree: draft.agree,
    basketVersion: basket.version,
    expectedPrice: basket.price,
  };
}
