import { z } from 'zod';
import { euros, nameSchemas, retryFacts, shopDay, utcMoment } from '#values/contract-fields.ts';
import { actorKinds } from '#values/actor.ts';
import { defineCall } from '#values/call.ts';
import { eitherOf } from '#values/either-of.ts';
import { asciiEmail } from '#values/email.ts';
import { pageWindow } from '#values/page-window.ts';
import { staffPermissions, staffRoles } from '#values/staff-roles.ts';

const done = z.literal(true);
const tooMany = { too_many_attempts: { status: 429, facts: retryFacts } } as const;
const typedPassword = z.string().min(1).max(200);
/** Six digits of the app, or a recovery code. */
const typedCode = z.string().trim().min(1).max(40);
const typedPin = z.string().min(1).max(20);
const newPin = z.string().regex(/^\d{4,8}$/);
const newPassword = z.string().min(12).max(200);
const languages = z.enum(['es', 'ca']);

const signInState = z.object({
  state: z.enum(['signed_in', 'code_needed']),
  methods: z.array(z.enum(['totp', 'recovery', 'passkey'])).describe('The second factors that the person has.'),
});

export type SecondFactors = z.infer<typeof signInState>['methods'];

export const signIn = defineCall({
  summary: 'Signs a member of the staff in by e-mail and password; with a second factor the code comes next',
  access: 'public',
  cookies: { reads: ['staff', 'staff_device'], sets: ['staff', 'staff_device'] },
  body: z.object({ email: z.string().trim().min(1).max(254).transform(asciiEmail), password: typedPassword }),
  answer: signInState,
  errors: { wrong_login: { status: 401, when: 'Any wrong pair.' }, ...tooMany },
});

export const sendCode = defineCall({
  summary: 'The second factor of a sign-in: a code of the app or a recovery code',
  access: 'public',
  cookies: { reads: ['staff', 'staff_device'], sets: ['staff', 'staff_device'] },
  body: z.object({ code: typedCode }),
  answer: signInState.pick({ state: true }),
  errors: {
    not_signed_in: { status: 401, when: 'No password was given before, or more than ten minutes ago.' },
    wrong_code: 422,
    code_used: { status: 409, when: 'The code was used already: the next one comes within half a minute.' },
    ...tooMany,
  },
});

export const signOut = defineCall({
  summary: 'Ends the session',
  access: { staff: 'locked_member' },
  cookies: { reads: ['staff'], sets: ['staff'] },
  answer: done,
});

export const lock = defineCall({
  summary: 'Locks the session; it locks by itself after 30 minutes without a call',
  access: { staff: 'locked_member' },
  cookies: { reads: ['staff'] },
  answer: done,
});

export const unlock = defineCall({
  summary: 'Unlocks the session by PIN or password',
  access: { staff: 'locked_member' },
  cookies: { reads: ['staff'] },
  body: eitherOf(z.object({ pin: typedPin.optional(), password: typedPassword.optional() }), [['pin'], ['password']]),
  answer: done,
  errors: {
    wrong_pin: { status: 422, when: 'Also: the person has none. After five wrong ones only the password unlocks.' },
    wrong_password: 422,
    ...tooMany,
  },
});

export const listDevicePeople = defineCall({
  summary: 'Who has signed in on this device and may go on by PIN; nobody elsewhere',
  access: 'public',
  cookies: { reads: ['staff_device'] },
  answer: z.object({ people: z.array(z.object({ id: z.int(), name: z.string(), role: z.enum(staffRoles) })) }),
});

export const switchPerson = defineCall({
  summary: 'Goes on as another person who has signed in on this device; the session of before is locked',
  access: 'public',
  cookies: { reads: ['staff', 'staff_device'], sets: ['staff'] },
  body: z.object({ memberId: z.int().min(1), pin: typedPin }),
  answer: signInState.pick({ state: true }),
  errors: {
    not_signed_in: { status: 401, when: 'They have no session on this device, or no PIN.' },
    wrong_pin: { status: 422, when: 'After five wrong ones only the password signs in.' },
    ...tooMany,
  },
});

export const reauthenticate = defineCall({
  summary: 'Gives the password or a code again, which money and people need',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  body: eitherOf(z.object({ password: typedPassword.optional(), code: typedCode.optional() }), [
    ['password'],
    ['code'],
  ]),
  answer: done,
  errors: { wrong_password: 422, wrong_code: 422, code_used: 409, ...tooMany },
});

const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.enum(staffPermissions)),
  locale: languages,
  hasSecondFactor: z.boolean(),
  needsSecondFactor: z
    .boolean()
    .optional()
    .describe('All calls but those of the second factor and the session are refused until it is set up.'),
  hasPin: z.boolean(),
  isLocked: z.boolean().describe('Never true here: a locked session is answered 403 `locked`, with `id` and `name`.'),
  refundLimit: euros(
    'What the role may pay back of an order; null: all, or nothing without `money.refund`.',
  ).nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const getMe = defineCall({
  summary: 'Who is signed in, and what they may do',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  answer: staffMember,
});

export const updateMe = defineCall({
  summary: 'Changes one’s own name, language, password or PIN; another password ends one’s other sessions',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  body: z.object({
    name: z.string().trim().min(1).max(60).optional(),
    locale: languages.optional(),
    pin: newPin.nullish().describe('4 to 8 digits; null deletes it.'),
    password: newPassword.optional().describe('12 characters at least.'),
  }),
  answer: staffMember,
  errors: {
    reauthentication_required: {
      status: 403,
      when: 'Where `pin` or `password` is given: see `POST /staff/reauthenticate`.',
    },
    password_too_common: 422,
    ...tooMany,
  },
});

const invitationKey = z.string().min(1).max(100);

export const openInvitation = defineCall({
  summary: 'Whom the link of an invitation is for; nothing is changed',
  access: 'public',
  body: z.object({ key: invitationKey }),
  answer: z.object({ email: z.string() }),
  errors: {
    invalid_invitation: { status: 422, when: 'Used, expired or withdrawn.' },
    ...tooMany,
  },
});

export const acceptInvitation = defineCall({
  summary: 'Follows the link of an invitation: sets name and password, and signs in',
  access: 'public',
  cookies: { reads: ['staff', 'staff_device'], sets: ['staff', 'staff_device'] },
  body: z.object({
    key: invitationKey,
    name: z.string().trim().min(1).max(60),
    password: newPassword.describe('12 characters at least.'),
    locale: languages.default('es'),
  }),
  answer: signInState,
  errors: {
    invalid_invitation: { status: 422, when: 'Used, expired or withdrawn.' },
    password_too_common: 422,
    ...tooMany,
  },
});

export const startSecondFactor = defineCall({
  summary: 'A secret for an authenticator app, which counts once a code of it was sent',
  access: { staff: 'member' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  answer: z.object({ secret: z.string().describe('Base32.'), url: z.string().describe('otpauth://, for a QR code.') }),
});

export const confirmSecondFactor = defineCall({
  summary: 'Confirms the secret by a code of it, and gives ten recovery codes; former ones end',
  access: { staff: 'member' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  body: z.object({ code: typedCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { wrong_code: 422, not_started: 409, ...tooMany },
});

export const describeStaffApi = defineCall({
  summary: 'The description of these calls, as OpenAPI 3.1',
  access: { staff: 'member' },
  cookies: { reads: ['staff'] },
  answer: z.record(z.string(), z.unknown()),
});

/** The answer of GET /dev/staff.json, in demo mode. */
export const demoStaff = z.array(
  z.object({
    role: z.enum(staffRoles),
    email: z.string(),
    password: z.string(),
    totpSecret: z.string().nullable(),
    pin: z.string(),
  }),
);
export type DemoStaff = z.infer<typeof demoStaff>;

const auditActor = z.object({
  kind: z.enum([...actorKinds, 'unknown']).describe('`unknown`: it happened before that was stored.'),
  id: z.string().nullable(),
  name: z.string().nullable().describe('Of a member of the staff; null for all others.'),
});
const auditChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
const auditLine = {
  id: z.int(),
  at: utcMoment(),
  actor: auditActor,
  device: z.string().nullable().describe("Browser and system: 'Firefox, Linux'."),
  verb: z.string(),
  changes: z.array(auditChange),
  people: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .optional()
    .describe('Whom the changes name by id, also those who have left; absent where they name nobody.'),
  reason: z.string().nullable(),
  undoes: z.int().nullable().describe('The change that this one takes back.'),
  undoneBy: z.int().nullable(),
  bulk: z.int().nullish().describe('The change of the bulk that it is part of.'),
  canUndo: z.boolean(),
  undoUntil: utcMoment('Until when it can, where that ends: its customer is mailed then.').nullish(),
};
export const auditEntry = z.object({
  ...auditLine,
  subject: z.object({ kind: z.string(), id: z.string(), label: z.string() }),
  articles: z
    .array(z.object({ product_id: z.int(), name: z.string() }))
    .optional()
    .describe('Those that the changes name by id, as far as there are any.'),
});
export type AuditEntry = z.infer<typeof auditEntry>;
/** What happened to one thing, whoever has done it. */
export const timelineEntry = z.object({
  ...auditLine,
  id: z.int().nullable().describe('That of the change; null for what happened before all of it was logged.'),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const auditSearch = {
  subject: z
    .object({ kind: z.string().max(40), id: z.string().max(60).nullish() })
    .nullish()
    .describe('All of a kind, or one by its id: { kind: "order", id: "17" }.'),
  label: z.string().trim().max(60).nullish().describe("What people call the subject: an order's number."),
  actor: z.object({ kind: z.enum(actorKinds), id: z.string().max(60).nullish() }).nullish(),
  verb: z.string().max(40).nullish(),
  from: shopDay('The first day.').nullish(),
  to: shopDay('The last day, which is included.').nullish(),
};

/** How much smaller than a known id that of a change may be that comes later. */
export const maxMissingChanges = 1000;

export const listAudit = defineCall({
  summary: 'The log of changes, newest first',
  access: { staff: 'audit.read' },
  cookies: { reads: ['staff'] },
  body: z.object({
    ...pageWindow,
    ...auditSearch,
    upTo: z
      .int()
      .min(0)
      .nullish()
      .describe('Of a former answer: pages stay as they were, whatever has happened since.'),
    missing: z.array(z.int().min(1)).max(maxMissingChanges).nullish().describe('Of the same answer, with `upTo`.'),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    upTo: z.int().describe('The newest change of the log, whichever are listed.'),
    missing: z
      .array(z.int())
      .describe('Ids before it of no change that is there: one that somebody is making still is in none of the pages.'),
  }),
});

/** It is made in the memory of a process. */
export const maxExportedChanges = 10_000;

export const exportAudit = defineCall({
  summary: 'The log of changes as CSV in the language of the request, newest first, with a line for each field',
  access: { staff: 'audit.read' },
  recentSignIn: true,
  cookies: { reads: ['staff'] },
  body: z.object(auditSearch),
  answer: z.instanceof(Blob),
  file: 'text/csv',
  errors: { too_many_entries: { status: 422, when: `More than ${maxExportedChanges} changes fit.` } },
});

nameSchemas({ StaffMember: staffMember, AuditEntry: auditEntry, TimelineEntry: timelineEntry });
