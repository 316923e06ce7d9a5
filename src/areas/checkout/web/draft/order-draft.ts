import { browserStorage } from '#web/browser-storage.ts';
import type { DocumentType } from '#values/tax-id.ts';
import type { User } from '#areas/account/web/account-web.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { phoneInput } from './phone-input.ts';

/** An address as it is being typed. */
export interface AddressDraft {
  readonly street: string;
  readonly house: string;
  readonly zipcode: string;
  readonly city: string;
  readonly floor: string;
  readonly apartment: string;
  readonly extra: string;
  /** The place of a suggestion; null once street, number, postal code or town are edited. */
  readonly latLng: { readonly lat: number; readonly lng: number } | null;
  readonly placeId: string | null;
}

/** The form as it is being filled in. */
export interface OrderDraft {
  readonly type: 'individual' | 'legal';
  readonly organization: string;
  /** The NIF or CIF of a company, or NIF or NIE of a self-employed person. */
  readonly cif: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly documentType: Exclude<DocumentType, 'CIF'>;
  readonly documentNumber: string;
  /** An individual wants a full invoice. */
  readonly wantsInvoice: boolean;
  /** The address for the invoice; that of a delivery serves unless the invoice has its own. */
  readonly invoiceAddress: AddressDraft;
  readonly hasOwnInvoiceAddress: boolean;
  readonly hasReceiver: boolean;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly deliveryType: 'delivery' | 'pickup';
  readonly pickupPointId: number | null;
  readonly address: AddressDraft;
  readonly date: string | null;
  readonly slot: { readonly from: string; readonly to: string } | null;
  readonly payment: PaymentMethod | null;
  /** An old appliance is taken back at the delivery. */
  readonly takeBack: boolean;
  readonly comment: string;
  readonly agree: boolean;
}

export const emptyAddress: AddressDraft = {
  street: '',
  house: '',
  zipcode: '',
  city: '',
  floor: '',
  apartment: '',
  extra: '',
  latLng: null,
  placeId: null,
};

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
  wantsInvoice: false,
  invoiceAddress: emptyAddress,
  hasOwnInvoiceAddress: false,
  hasReceiver: false,
  receiverName: '',
  receiverPhone: '',
  deliveryType: 'pickup',
  pickupPointId: null,
  address: emptyAddress,
  date: null,
  slot: null,
  payment: null,
  takeBack: false,
  comment: '',
  agree: false,
};

const savedDraft = browserStorage('sessionStorage', 'checkout.draft');

interface SavedDraft {
  /** The account to which the draft belongs, null without one; other accounts on this device do not get it. */
  readonly userId: number | null;
  readonly draft: OrderDraft;
  /** The visitor went from the form to the login: the account that signs in takes the draft over. */
  readonly isForLogin?: boolean;
  /** The guest whose session this tab has. */
  readonly guest?: Guest;
}

/** The part of the draft to which a guest's session belongs. */
export type Guest = Pick<OrderDraft, 'name' | 'surname' | 'email'>;

/**
 * The draft from before a reload or a login, else one with the account's data. An address that nobody has begun starts with the
 * postal code that the visitor has kept.
 */
export function initialDraft(user: User | null, zipcode = ''): OrderDraft {
  const draft = storedDraft(user);
  const isBegun = JSON.stringify(draft.address) !== JSON.stringify(emptyAddress);
  return isBegun ? draft : { ...draft, address: { ...emptyAddress, zipcode } };
}

function storedDraft(user: User | null): OrderDraft {
  const saved = read();
  const own = user ? draftOf(user) : emptyDraft;
  if (!saved?.draft) return own;
  const typed = {
    ...emptyDraft,
    ...saved.draft,
    address: { ...emptyAddress, ...saved.draft.address },
    invoiceAddress: { ...emptyAddress, ...saved.draft.invoiceAddress },
  };
  if (saved.userId === (user?.id ?? null)) return typed;
  return user && saved.userId === null && saved.isForLogin ? withTyped(own, typed) : own;
}

/** The account's data, with what was typed before the login in their place. */
function withTyped(own: OrderDraft, typed: OrderDraft): OrderDraft {
  const isTyped = ([key, value]: [string, unknown]) => value !== emptyDraft[key as keyof OrderDraft];
  return { ...own, ...Object.fromEntries(Object.entries(typed).filter(isTyped)), email: typed.email || own.email };
}

function draftOf({ document, addresses, ...user }: User): OrderDraft {
  const ofInvoices = addresses.find(({ isForInvoices }) => isForInvoices);
  const saved = addresses.find(({ isForInvoices }) => !isForInvoices) ?? ofInvoices;
  const address = saved ? addressDraft(saved) : emptyAddress;
  const invoiceAddress = ofInvoices ? addressDraft(ofInvoices) : address;
  const isCompany = user.customerType === 'legal' && document?.type !== 'PASSPORT';
  return {
    ...emptyDraft,
    type: user.customerType,
    name: user.name,
    surname: user.lastName,
    email: user.email,
    phone: phoneInput(user.phone ?? ''),
    organization: user.organization ?? '',
    cif: document && (isCompany || document.type === 'CIF') ? document.number : '',
    ...(document && document.type !== 'CIF' && { documentType: document.type, documentNumber: document.number }),
    address,
    invoiceAddress,
    hasOwnInvoiceAddress: JSON.stringify(invoiceAddress) !== JSON.stringify(address),
    wantsInvoice: user.customerType === 'individual' && ofInvoices !== undefined,
  };
}

/** A saved address of the profile. */
export const addressDraft = ({ value, ...parts }: User['addresses'][number]): AddressDraft => ({
  street: parts.street ?? value?.address ?? '',
  house: parts.house ?? '',
  zipcode: value?.zipcode ?? '',
  city: parts.city ?? '',
  floor: parts.floor ?? '',
  apartment: parts.apartment ?? '',
  extra: parts.extra ?? '',
  latLng: value?.latLng ?? null,
  placeId: value?.placeId ?? null,
});

const read = () => savedDraft.read() as Partial<SavedDraft> | null;
const write = (change: Partial<SavedDraft>): void => savedDraft.write({ ...read(), ...change });

export const saveDraft = (userId: number | null, draft: OrderDraft): void =>
  write({ userId, draft, isForLogin: false });

/** What a visitor has typed, for the account that is about to sign in; not the time and payment that were only proposed. */
export const saveForLogin = (): void => write({ userId: null, draft: storedDraft(null), isForLogin: true });

export const savedGuest = (): Guest | null => read()?.guest ?? null;
export const saveGuest = (guest: Guest): void => write({ guest });

export const discardDraft = (): void => savedDraft.remove();
