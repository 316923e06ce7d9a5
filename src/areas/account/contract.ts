import { z } from 'zod';
import { nameSchemas, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { isPhone } from '#values/contact-rules.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import { isPassword, passwordLength } from '#values/password.ts';
import { isPersonName, personNameLength } from '#values/person-name.ts';
import { documentTypes, isDocumentNumber, maxDocumentLength } from '#values/tax-id.ts';
import { addressSchema, nameLineSchema, storedAddress } from '#areas/delivery/address.ts';

const rule = (code: string) => ({ params: { code } });

export const emailSchema = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine(isEmail, rule('incorrect_email'))
  .transform(asciiEmail);
export const personNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(personNameLength)
  .transform((text) => text.normalize('NFC'))
  .refine(isPersonName, rule('incorrect_name'));
/** The refinement first: its message says all that a password needs. */
export const newPasswordSchema = z
  .string()
  .refine(isPassword, rule('password_must_contain'))
  .min(passwordLength.min)
  .max(passwordLength.max);
/** Any text meant as a password; a wrong one is answered as wrong, not as malformed. */
const typedPassword = z.string().min(1).max(200);
const agreement = z.boolean().refine((agreed) => agreed, rule('agreement_needed'));
/** Address and code of a mailed link; empty or odd ones are answered as an invalid link. */
const linkEmail = z.string().trim().max(254).transform(asciiEmail);
const code = z.string().max(200);
export const clientIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/);
const done = z.literal(true);
const tooMany = { too_many_attempts: { status: 429, facts: retryFacts } } as const;
const tooCommon = { password_too_common: { status: 422, facts: z.object({ reason: z.string() }) } } as const;
const needsPassword = {
  reauthentication_required: {
    status: 403,
    when: "The session's password was given more than 15 minutes ago: see `POST /auth/reauthenticate`.",
  },
} as const;
const deleted = { invalid_token: { status: 401, when: 'Also: the account was deleted during the call.' } } as const;

export const register = defineCall({
  summary: 'Registers an account and sends a link; answers the same whether or not the address is known',
  access: 'public',
  cookies: { reads: ['registration'], sets: ['registration'] },
  body: z.object({
    name: personNameSchema,
    lastName: personNameSchema,
    email: emailSchema,
    password: newPasswordSchema.optional(),
    agree: agreement,
  }),
  answer: done,
  errors: { ...tooCommon, ...tooMany },
});

export const confirmRegistration = defineCall({
  summary:
    'Confirms a registration made in this browser, and signs it in by cookies, or a change of address, by the code of the mail; in another browser the code stays good for reset-password',
  access: 'public',
  cookies: {
    reads: ['basket', 'refresh_token', 'client_id', 'registration'],
    sets: ['refresh_token', 'client_id', 'known_browser'],
  },
  body: z.object({ type: z.enum(['registration', 'change']), email: linkEmail, confirmCode: code }),
  answer: done,
  errors: { invalid_code: 422, password_needed: 409, ...tooMany },
});

const signedInAnswer = z.object({
  accessToken: z.string(),
  clientId: z.string(),
  kind: z.enum(['account', 'checkout']),
});

export const login = defineCall({
  summary: 'Opens a session; sets the cookies of refresh token and client id',
  access: 'public',
  cookies: {
    reads: ['basket', 'refresh_token', 'known_browser', 'registration'],
    sets: ['refresh_token', 'client_id', 'known_browser'],
  },
  body: z.object({
    login: z.string().trim().min(1).max(254).transform(asciiEmail),
    password: typedPassword,
    clientId: clientIdSchema.nullish(),
  }),
  answer: signedInAnswer,
  errors: { wrong_login: 401, email_not_confirmed: 403, ...tooMany },
});

export const logout = defineCall({
  summary: 'Ends the session of the refresh cookie',
  access: 'public',
  cookies: { reads: ['refresh_token'], sets: ['refresh_token', 'client_id'] },
  answer: done,
});

export const refreshToken = defineCall({
  summary: 'A new access token for the refresh cookie and the client id it is bound to; replaces the cookie',
  access: 'public',
  cookies: { reads: ['refresh_token'], sets: ['refresh_token', 'client_id'] },
  body: z.object({ clientId: z.string().max(200).nullish() }),
  answer: signedInAnswer.extend({ refreshToken: z.string() }),
  status: 201,
  errors: { invalid_token: 401 },
});

export const forgotPassword = defineCall({
  summary: 'Sends a link to set a new password; answers the same whether or not the address is known',
  access: 'public',
  cookies: { sets: ['recovery'] },
  body: z.object({ email: emailSchema }),
  answer: done,
  errors: { ...tooMany },
});

export const resetPassword = defineCall({
  summary:
    'Sets a new password by the link of the mail, ends every session of the user and confirms a registration; signs in, by cookies, the browser that asked for the link',
  access: 'public',
  cookies: {
    reads: ['basket', 'refresh_token', 'client_id', 'registration', 'recovery'],
    sets: ['refresh_token', 'client_id', 'known_browser'],
  },
  body: z.object({ email: linkEmail, checkword: code, newPassword: newPasswordSchema }),
  answer: done,
  errors: { invalid_code: 422, ...tooCommon, ...tooMany },
});

export const customerTypes = ['individual', 'legal'] as const;

const document = z
  .object({ type: z.enum(documentTypes), number: z.string().trim().min(1).max(maxDocumentLength) })
  .refine(({ type, number }) => isDocumentNumber(type, number), { path: ['number'], ...rule('incorrect_document') });

const addressUse = {
  isForInvoices: z.boolean().nullish().describe('The address that the invoices of the account name.'),
};

const user = z.object({
  id: z.int(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  login: z.string(),
  phone: z.string().nullable(),
  customerType: z.enum(customerTypes),
  document: z.object({ type: z.enum(documentTypes), number: z.string() }).nullable(),
  organization: z.string().nullable(),
  addresses: z.array(storedAddress.extend(addressUse)),
  hasPassword: z.boolean(),
});
export type User = z.output<typeof user>;

export const getUser = defineCall({
  summary: 'The signed-in user',
  access: { customer: 'account' },
  answer: user,
  errors: deleted,
});

/** An empty text clears an optional value. */
const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullable());

export const updateUser = defineCall({
  summary: 'Changes the named fields of the signed-in user',
  access: { customer: 'account' },
  body: z
    .object({
      name: personNameSchema,
      lastName: personNameSchema,
      phone: clearable(z.string().max(30).refine(isPhone, rule('incorrect_phone'))),
      customerType: z.enum(customerTypes),
      document: document.nullable(),
      organization: clearable(nameLineSchema),
      addresses: z.array(addressSchema.extend(addressUse)).max(20),
    })
    .partial(),
  answer: user,
  errors: { company_data_needed: 422, ...deleted },
});

export const changePassword = defineCall({
  summary: 'Changes the password, or sets the first one; ends all other sessions',
  access: { customer: 'account' },
  body: z.object({ password: typedPassword.nullish(), newPassword: newPasswordSchema }),
  answer: done,
  errors: { wrong_password: 422, ...tooCommon, ...tooMany, ...deleted },
});

export const reauthenticate = defineCall({
  summary: 'Gives the password again, for calls that need a sign-in within the last 15 minutes',
  access: { customer: 'account' },
  body: z.object({ password: typedPassword }),
  answer: done,
  errors: { wrong_password: 422, ...tooMany, ...deleted },
});

export const changeEmail = defineCall({
  summary: 'Sends a link to the new address and a notice to the old one; needs a sign-in within the last 15 minutes',
  access: { customer: 'account' },
  body: z.object({ email: emailSchema }),
  answer: done,
  errors: { same_email: 422, ...needsPassword, ...tooMany, ...deleted },
});

export const confirmChangeEmail = defineCall({
  summary: 'Confirms the new address by the code of the mail and ends all other sessions',
  access: 'public',
  cookies: { reads: ['refresh_token'] },
  body: z.object({ email: linkEmail, confirmCode: code }),
  answer: done,
  errors: { invalid_code: 422, ...tooMany },
});

export const listSessions = defineCall({
  summary: 'The open sessions of the signed-in user, at most 30: the present one first, then the latest used',
  access: { customer: 'account' },
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        userAgent: z.string(),
        openedAt: utcMoment(),
        lastUsedAt: utcMoment(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
});

export const endSession = defineCall({
  summary: 'Ends one session of the signed-in user',
  access: { customer: 'account' },
  body: z.object({ id: z.string().min(1).max(100) }),
  answer: done,
  errors: { not_found: 404 },
});

export const exportUser = defineCall({
  summary:
    'All that the shop stores about the signed-in user (GDPR articles 15 and 20); needs a sign-in within the last 15 minutes',
  access: { customer: 'account' },
  answer: z.record(z.string(), z.unknown()),
  errors: { ...needsPassword, ...deleted },
});

export const deleteUser = defineCall({
  summary: 'Deletes the account; its orders stay, anonymised: those under way once they have ended',
  access: { customer: 'account' },
  cookies: { sets: ['refresh_token', 'client_id'] },
  body: z.object({ password: typedPassword.nullish() }),
  answer: done,
  errors: { wrong_password: 422, ...tooMany, ...deleted },
});

export const openCheckoutAccount = defineCall({
  summary: 'Opens a session for one purchase without an account; never one of an existing account',
  access: 'public',
  cookies: { reads: ['basket', 'refresh_token', 'client_id'], sets: ['refresh_token', 'client_id'] },
  body: z.object({ name: personNameSchema, lastName: personNameSchema, email: emailSchema, agree: agreement }),
  answer: signedInAnswer,
  errors: { ...tooMany },
});

nameSchemas({
  SignedIn: [signedInAnswer, "`kind` is 'checkout' for a guest, whose session has no profile."],
  User: user,
});
