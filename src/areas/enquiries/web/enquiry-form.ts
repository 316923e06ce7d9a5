import type { CallInput } from '#values/call.ts';
import { isPhone } from '#values/contact-rules.ts';
import { isEmail } from '#values/email.ts';
import { isPersonName } from '#values/person-name.ts';
import type { sendEnquiry } from '../contract.ts';

export type Enquiry = CallInput<typeof sendEnquiry>['body'];
/** What was typed, by the name of the field. */
export type EnquiryTexts = Readonly<Record<string, string>>;
/** The fields that may be wrong, in the order of the form. */
const checkedFields = ['name', 'email', 'phone', 'message', 'agree'] as const;
export type CheckedField = (typeof checkedFields)[number];

const rules: Record<CheckedField, (text: string) => boolean> = {
  name: isPersonName,
  email: isEmail,
  phone: (text) => text === '' || isPhone(text),
  message: (text) => text !== '',
  agree: (text) => text !== '',
};

export const isRight = (field: CheckedField, text: string): boolean => rules[field](text.trim());

/** The fields that are missing or wrong, in the order of the form. */
export const wrongFields = (texts: EnquiryTexts): CheckedField[] =>
  checkedFields.filter((field) => !isRight(field, texts[field] ?? ''));

/** The request for texts without a wrong field; optional ones that are empty are left out. */
export function enquiryOf(texts: EnquiryTexts): Enquiry {
  const { name = '', email = '', subject, message = '', ...rest } = texts;
  const optional = (['phone', 'reference', 'website'] as const).filter((field) => rest[field]?.trim());
  return {
    name: name.trim(),
    email: email.trim(),
    subject: subject as Enquiry['subject'],
    message: message.trim(),
    agree: true,
    ...Object.fromEntries(optional.map((field) => [field, rest[field]!.trim()])),
  };
}
