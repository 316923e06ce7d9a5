import { z } from 'zod';
import { euros, idInQuery, nameSchemas, retryFacts, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';
import { asciiEmail, isEmail } from '#values/email.ts';
import { staffRoles } from '#values/staff-roles.ts';
import { sessionOfPerson, unknownSession } from './session-calls.ts';

const managed = { access: { staff: 'staff.manage' }, cookies: { reads: ['staff'] } } as const;
const memberId = z.object({ id: idInQuery(15) });
const role = z.enum(staffRoles);
const unknownMember = { member_not_found: 404 } as const;
/** Twenty invitations an hour, five to one address; sixty a day of all who invite together. */
const tooMany = { too_many_attempts: { status: 429, facts: retryFacts } } as const;
const languages = z.enum(['es', 'ca']);
const lastOwner = {
  last_owner: { status: 409, when: 'Nobody else who can sign in would be an owner.' },
} as const;

const person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role,
  state: z
    .enum(['active', 'invited', 'expired', 'ended'])
    .describe('invited: has not followed the link yet. expired: nor may any more. ended: may not sign in.'),
  hasApp: z.boolean().describe('An authenticator app is set up.'),
  passkeys: z.int(),
  hasPin: z.boolean(),
  seenAt: utcMoment('The last call of the sessions that are open; null without one.').nullable(),
  sessions: z.array(sessionOfPerson),
});
export type StaffPerson = z.infer<typeof person>;

const link = z.string().describe('As in the mail, good once and for two days. It is answered this once.');

export const listPeople = defineCall({
  ...managed,
  summary: 'The people of the shop, by name; those who have left last',
  answer: z.object({
    people: z.array(person),
    refundLimits: z
      .partialRecord(role, euros())
      .describe('What the roles that pay back up to a limit may, of one order; of the others absent.'),
  }),
});

export const invitePerson = defineCall({
  ...managed,
  summary: 'Invites somebody by e-mail: the link lets them choose name and password',
  recentSignIn: true,
  body: z.object({
    email: z
      .string()
      .trim()
      .max(254)
      .refine(isEmail, { params: { code: 'incorrect_email' } })
      .transform(asciiEmail),
    role,
    locale: languages
      .optional()
      .describe('Of the mail, and of the back office until they choose. Without it, that of who invites.'),
  }),
  answer: z.object({ person, link }),
  errors: { already_member: { status: 409, when: 'Who has the address may sign in, or is invited.' }, ...tooMany },
});

export const invitePersonAgain = defineCall({
  ...managed,
  summary:
    'Invites a member once more by e-mail, who loses password, PIN, second factors and sessions; a former link ends',
  recentSignIn: true,
  params: memberId,
  answer: z.object({ person, link }),
  errors: { ...unknownMember, ...lastOwner, ...tooMany },
});

export const changePersonRole = defineCall({
  ...managed,
  summary: 'Gives a member another role, from the next call on',
  recentSignIn: true,
  params: memberId,
  body: z.object({ role }),
  answer: z.object({ person }),
  errors: { ...unknownMember, ...lastOwner },
});

export const removePerson = defineCall({
  ...managed,
  summary:
    'Ends the sessions of a member, who may not sign in any more; the log still names them. Who was invited and has never come is deleted with the address',
  recentSignIn: true,
  params: memberId,
  answer: z.object({ person }),
  errors: { ...unknownMember, ...lastOwner },
});

export const endPersonSessions = defineCall({
  ...managed,
  summary: 'Ends all sessions of a member at once, but for the one that asks',
  recentSignIn: true,
  params: memberId,
  answer: z.object({ person }),
  errors: unknownMember,
});

export const endPersonSession = defineCall({
  ...managed,
  summary: 'Ends one session of a member at once',
  recentSignIn: true,
  params: z.object({ ...memberId.shape, sessionId: idInQuery(15) }),
  answer: z.object({ person }),
  errors: { ...unknownMember, ...unknownSession },
});

export const resetPersonSecondFactor = defineCall({
  ...managed,
  summary: 'Removes app, passkeys and recovery codes of a member and ends their sessions; the password stays',
  recentSignIn: true,
  params: memberId,
  answer: z.object({ person }),
  errors: unknownMember,
});

nameSchemas({ StaffPerson: person });
