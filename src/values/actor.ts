/** Who can change something of the shop. */
export const actorKinds = ['shopper', 'guest', 'staff', 'job', 'provider', 'command'] as const;

/**
 * Who acts. The id never is personal data: the user's of a shopper, the checkout session's user of a guest (null without a
 * session), the member's of the staff, and the name of a job, a payment provider or a command.
 */
export interface Actor {
  readonly kind: (typeof actorKinds)[number];
  readonly id: string | null;
  /** From what a member of the staff acts: 'Firefox, Linux'. */
  readonly device?: string;
}

export const jobActor = (name: string): Actor => ({ kind: 'job', id: name });

export const providerActor = (name: string): Actor => ({ kind: 'provider', id: name });

/** A command of `npm run shop`, by its name as it is typed. */
export const commandActor = (name: string): Actor => ({ kind: 'command', id: name });
