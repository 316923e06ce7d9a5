import { isPhone } from '#values/contact-rules.ts';
import { isPlainLine } from '#values/plain-line.ts';
import { isDocumentNumber, taxIdKind } from '#values/tax-id.ts';
import type { CallInput } from '#values/call.ts';
import type { updateUser } from '../../contract.ts';
import type { User } from '../user-store.ts';

/** The state of the personal data form; texts may be empty. */
export interface PersonalDraft {
  /** null while one of them is invalid. */
  readonly names: { readonly name: string; readonly lastName: string } | null;
  readonly phone: string;
  readonly type: User['customerType'];
  readonly organization: string;
  readonly cif: string;
  readonly documentType: 'NIF' | 'NIE' | 'PASSPORT';
  readonly documentNumber: string;
}

/** The form's document fields: the number of a company or of who is self-employed, or a person's type and number. */
export function documentOf({
  document,
  customerType,
}: User): Pick<PersonalDraft, 'cif' | 'documentType' | 'documentNumber'> {
  if (!document) return { cif: '', documentType: 'NIF', documentNumber: '' };
  const { type, number } = document;
  if (type === 'CIF') return { cif: number, documentType: 'NIF', documentNumber: '' };
  const cif = customerType === 'legal' && type !== 'PASSPORT' ? number : '';
  return { cif, documentType: type, documentNumber: number };
}

/** The request to send, or null while something is missing or invalid: a company needs its name and CIF, the self-employed NIF or NIE (decisions.md section 10). */
export function changeOf(draft: PersonalDraft): CallInput<typeof updateUser>['body'] | null {
  const phone = draft.phone.trim();
  if (!draft.names || (phone !== '' && !isPhone(phone))) return null;
  const common = { ...draft.names, phone: phone || null, customerType: draft.type };
  if (draft.type === 'legal') {
    const organization = draft.organization.trim();
    const type = taxIdKind(draft.cif);
    if (!type || !isPlainLine(organization) || (organization === '' && type === 'CIF')) return null;
    return { ...common, organization, document: { type, number: draft.cif } };
  }
  const number = draft.documentNumber.trim();
  if (number === '') return { ...common, document: null };
  return isDocumentNumber(draft.documentType, number)
    ? { ...common, document: { type: draft.documentType, number } }
    : null;
}
