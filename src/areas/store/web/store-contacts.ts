import type { CallAnswer } from '#values/call.ts';
import type { OpeningHours } from '#values/opening-hours.ts';
import type { getContacts } from '../contract.ts';

type Answer = CallAnswer<typeof getContacts>;

/** The contacts without the current status: every page and fragment carries them, and would be another each minute. */
export type StoreContacts = Omit<Answer, 'status' | 'moment' | 'todaySchedule' | 'postalAddress'> & {
  readonly hours: OpeningHours;
};

/** Every page carries them, so exceptions far ahead are left out. */
const maxExceptions = 8;

export function toStoreContacts({
  status: _status,
  moment: _moment,
  todaySchedule: _today,
  postalAddress: _inParts,
  ...contacts
}: Answer): StoreContacts {
  const exceptions = contacts.exceptions.slice(0, maxExceptions);
  return { ...contacts, exceptions, hours: { week: contacts.schedule.map(({ workTime }) => workTime), exceptions } };
}

/** The contacts of a shop that has a store. */
export type ContactsOfStore = StoreContacts & { readonly address: string; readonly directionsUrl: string };

/** Whether there is a store; one sells online only otherwise. */
export const hasStore = (contacts: StoreContacts): contacts is ContactsOfStore => contacts.address !== null;

/** '+34 93 000 00 00' → 'tel:+34930000000' */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
