import type { Visit } from '#platform/http/visit.ts';
import type { User } from '../contract.ts';
import type { AccountParts } from './account-parts.ts';
import { accountTools } from './account-tools.ts';
import type { Limit } from './limits/attempt-limits.ts';
import { forgottenUsers } from './registration/forgotten-users.ts';
import { recovery } from './registration/recovery.ts';
import { registration } from './registration/registration.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in/sign-in.ts';
import { findUserRow, userAnswer } from './user-queries.ts';

export type { Limit } from './limits/attempt-limits.ts';

/** The account: registration, sessions, recovery and settings of the shop's users (decisions.md section 4). */
export function createAccount(parts: AccountParts) {
  const tools = accountTools(parts);
  const register = registration(tools);
  const { database, limits, codes, sessions } = tools;

  parts.jobs.repeat('account-cleaning', '17 * * * *', async () => {
    for (const kept of [limits, codes, sessions]) await kept.clean(database);
  });

  parts.jobs.repeat('account-forgetting', '23 3 * * *', forgottenUsers(tools).clean);

  return {
    registration: register,
    signIn: signIn(tools, register),
    recovery: recovery(tools),
    settings: settings(tools),
    /** For other areas: an attempt to guess something, null when wrong, limited for the network of the visit. */
    guess: <Found>(visit: Visit, limit: (network: string) => Limit, attempt: () => Promise<Found | null>) =>
      tools.guess(tools.countedNetwork(visit, limit), attempt),
    /** A user by id, of an account or of a purchase without one; null when there is none (any more). */
    async findUser(id: number): Promise<User | null> {
      const row = await findUserRow(database, id);
      return row && userAnswer(row);
    },
  };
}

export type Account = ReturnType<typeof createAccount>;
