import { z } from 'zod';
import { nameSchemas, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

const tooMany = { too_many_attempts: { status: 429, facts: retryFacts } } as const;
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
const options = z.record(z.string(), z.unknown()).describe('As `@simplewebauthn/browser` takes them.');

/** What `navigator.credentials` gives, as JSON; further fields are not read. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
};
const signedChallenge = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).nullish(),
  }),
});
export type SignedChallenge = z.output<typeof signedChallenge>;
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

export const startPasskeySignIn = defineCall({
  summary: 'What a device signs to sign in by passkey; good once and for five minutes',
  access: 'public',
  cookies: { reads: ['staff'] },
  body: z.object({
    anybody: z
      .boolean()
      .optional()
      .describe(
        'True: for whoever has a passkey, also while somebody’s second factor is awaited or their session is locked here.',
      ),
  }),
  answer: options,
  errors: tooMany,
});

export const signInByPasskey = defineCall({
  summary: 'Signs in by passkey, without a password or as the second factor after it; unlocks one’s own locked session',
  access: 'public',
  cookies: { reads: ['staff'], sets: ['staff', 'staff_device'] },
  body: signedChallenge,
  answer: z.object({ state: z.enum(['signed_in', 'code_needed']) }),
  errors: {
    wrong_passkey: { status: 401, when: 'Unknown or removed, of another person or site, or an answer used before.' },
    ...tooMany,
  },
});

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: utcMoment(),
  usedAt: utcMoment('Null: never.').nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const listPasskeys = defineCall({
  summary: 'One’s own passkeys, oldest first',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  answer: z.object({ passkeys: z.array(passkey) }),
});

export const startPasskey = defineCall({
  summary: 'What a device signs to become a passkey of one’s own; good once and for five minutes',
  access: { staff: 'member' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  answer: options,
});

export const addPasskey = defineCall({
  summary: 'Adds a passkey of one’s own; with the first second factor come ten recovery codes',
  access: { staff: 'member' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  body: z.object({
    name: z.string().trim().min(1).max(60).describe('What the person calls the device.'),
    credential: newCredential,
  }),
  answer: z.object({
    passkey,
    recoveryCodes: z.array(z.string()).describe('Empty where the person has some already.'),
  }),
  errors: {
    wrong_passkey: { status: 422, when: 'Of another site, added before, or an answer used before.' },
    too_many_passkeys: { status: 409, when: 'The person has ten.' },
  },
});

export const removePasskey = defineCall({
  summary: 'Removes a passkey of one’s own, which signs in no more',
  access: { staff: 'member' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .pipe(z.int()),
  }),
  answer: z.literal(true),
  errors: { passkey_not_found: 404 },
});

nameSchemas({ Passkey: passkey });
