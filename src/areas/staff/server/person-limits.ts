import { daySeconds, hourSeconds, minuteSeconds } from '#values/durations.ts';
import type { Account, Limit } from '#areas/account/server/account.ts';
import { type Failure, failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';

/**
 * How often one person may do what costs the shop something, whatever their role: many times what a working day needs, far less than
 * what a script with a stolen session would do.
 */
const personLimits = {
  /** Each is a mail to an address that somebody has typed: a shop of some ten people invites all of them at once. */
  invitations: { max: 20, withinSeconds: hourSeconds },
  /** Each may read 5,000 orders, and write as many rows. */
  previews: { max: 60, withinSeconds: 15 * minuteSeconds },
  /** Each may have 10 MB, and 20,000 movements, which are stored for 30 days. */
  bank_files: { max: 30, withinSeconds: hourSeconds },
} as const satisfies Record<string, Omit<Limit, 'subject'>>;

/** How often all together may: an owner may make owners, whose own limits would add up. */
const shopLimits: { readonly [What in keyof typeof personLimits]?: Omit<Limit, 'subject'> } = {
  invitations: { max: 60, withinSeconds: daySeconds },
};

export type PersonLimits = ReturnType<typeof createPersonLimits>;

/** Counts what a person does; the refusal says what there was too much of, and how long they wait. */
export const createPersonLimits =
  (account: Pick<Account, 'withinLimits'>) =>
  async (
    visit: StaffVisit,
    what: keyof typeof personLimits,
    more: readonly Limit[] = [],
  ): Promise<Failure<'too_many_attempts'> | null> => {
    const own = { subject: `staff ${visit.staff.memberId} ${what}`, ...personLimits[what] };
    const ofShop = shopLimits[what];
    const limits = [own, ...(ofShop ? [{ subject: `staff ${what}`, ...ofShop }] : []), ...more];
    const counted = await account.withinLimits(visit, { limits }, () => Promise.resolve(null));
    if (counted === null) return null;
    const { retryAfterSeconds } = counted.facts as { retryAfterSeconds: number };
    const minutes = Math.ceil(retryAfterSeconds / minuteSeconds);
    const hours = Math.ceil(retryAfterSeconds / hourSeconds);
    // No person waits longer than their own window: then it is the shop's.
    const reason = retryAfterSeconds > own.withinSeconds ? `${what}_of_shop` : what;
    return failure('too_many_attempts', { facts: { retryAfterSeconds, reason, minutes, hours } });
  };
