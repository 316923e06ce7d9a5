import { z } from 'zod';
import { idInQuery, nameSchemas, utcMoment } from '#values/contract-fields.ts';
import { defineCall } from '#values/call.ts';

export const sessionOfPerson = z.object({
  id: z.int(),
  device: z.string().describe("Browser and system: 'Firefox, Linux'."),
  openedAt: utcMoment(),
  seenAt: utcMoment('The last call, to the half minute.'),
  isLocked: z.boolean(),
  isThis: z.boolean().describe('The one that asks.'),
});
export type SessionOfPerson = z.infer<typeof sessionOfPerson>;

export const unknownSession = {
  session_not_found: { status: 404, when: 'It has ended, or is of another person.' },
} as const;

const own = { access: { staff: 'member' }, cookies: { reads: ['staff'] } } as const;
const ownSessions = z.object({ sessions: z.array(sessionOfPerson) });

export const listOwnSessions = defineCall({
  ...own,
  summary: 'Where one is signed in, oldest first',
  answer: ownSessions,
});

export const endOwnSession = defineCall({
  ...own,
  summary: 'Ends a session of one’s own at once; the answer are those that are left',
  recentSignIn: true,
  params: z.object({ id: idInQuery(15) }),
  answer: ownSessions,
  errors: unknownSession,
});

nameSchemas({ StaffSession: sessionOfPerson });
