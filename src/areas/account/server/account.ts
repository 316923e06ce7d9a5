import type { Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import { type AccountDependencies, createAccountContext } from './account-context.ts';
import { createEmailChange } from './email-change.ts';
import { deleteUnclaimed } from './imported-customers.ts';
import type { Limit } from './limits/limit-rules.ts';
import { deleteUnusedGuests } from './registration/delete-unused-guests.ts';
import { createRecovery } from './registration/recovery.ts';
import { createRegistration } from './registration/registration.ts';
import { createSettings } from './settings.ts';
import { createSignIn } from './sign-in/sign-in.ts';

export type { Limit } from './limits/limit-rules.ts';
export { customerOfAddress } from './customer-of-address.ts';
export { hashPassword, isRightPassword } from './sign-in/password-hash.ts';

/**
 * The shop's users: registration, sign-in and sessions, password recovery and settings (decisions.md section 4). What a
 * call cannot do it answers as a `Failure` with a code of the contract; anything unexpected throws.
 */
export function createAccount(dependencies: AccountDependencies) {
  const context = createAccountContext(dependencies);
  const { database, limits, codes, registrations, sessions } = context;
  const registration = createRegistration(context);

  dependencies.jobs.repeat('account-cleaning', '17 * * * *', async () => {
    for (const table of [limits, codes, registrations, sessions]) await table.clean(database);
  });
  dependencies.jobs.repeat('account-forgetting', '23 3 * * *', async () => {
    await deleteUnusedGuests(context);
    await deleteUnclaimed(context);
  });

  return {
    registration,
    signIn: createSignIn(context, registration),
    recovery: createRecovery(context),
    settings: createSettings(context),
    emailChange: createEmailChange(context),
    /**
     * Limits guessing in other areas, such as an order's number and e-mail. `attempt` returns null for a wrong guess,
     * which counts for the network of the visit, and for what `more` limits. Returns what was found, null, or
     * `too_many_attempts`.
     */
    guess: <Found>(
      visit: Visit,
      limit: (network: string) => Limit,
      attempt: () => Promise<Found | null>,
      more: readonly Limit[] = [],
    ) => context.guess([...context.limitsOfNetwork(visit, limit), ...more], attempt),
    /** Queues what hashes a password, with all others of the process; `too_many_attempts` when too many wait. */
    passwordHashQueue: context.passwordHashQueue,
    /** The refusal of a password that is guessed first, as `password_too_common` of the field; null for any other. */
    refuseCommonPassword: context.refuseCommonPassword,
    /**
     * Limits what anybody may do in other areas, such as writing to the shop: at most so often from the network of the visit,
     * where that has a limit, and within the other limits, of a day at the longest. Returns the result of `work`, or `too_many_attempts`.
     */
    withinLimits: <Result>(
      visit: Visit,
      { networkLimit, limits }: { networkLimit?: (network: string) => Limit; limits: readonly Limit[] },
      work: (tx: Queryable) => Promise<Result>,
    ) => context.withinLimits([...(networkLimit ? context.limitsOfNetwork(visit, networkLimit) : []), ...limits], work),
  };
}

export type Account = ReturnType<typeof createAccount>;
