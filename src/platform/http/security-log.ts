import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { hourMs } from '#values/durations.ts';
import { networksOf } from './addresses/network.ts';
import { createSigner, type Signer } from '../secret/signer.ts';

/** What somebody does to an account of their own. */
export type AccountEvent = 'signed_in' | 'password_changed' | 'email_changed' | 'account_deleted';

/** Who sends a request, and its log. */
interface Sender {
  readonly ip: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Networks and limits whose lines are remembered, not to repeat them. */
const maxRemembered = 10_000;

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Lines about security (docs/operations/monitoring.md), without personal data: a network is a keyed hash, the same for the
 * same network under the same secret, an account its id.
 */
export function createSecurityLog({ secret, clock }: { readonly secret: string; readonly clock: Clock }) {
  const signer: Signer<'log network'> = createSigner(secret);
  const networkOf = (ip: string): string => signer.sign('log network', networksOf(ip)[0].name).slice(0, 16);
  const loggedAt = new Map<string, number>();

  function isFirstInAnHour(line: string): boolean {
    const now = clock().getTime();
    if (now - (loggedAt.get(line) ?? -Infinity) < hourMs) return false;
    loggedAt.delete(line);
    loggedAt.set(line, now);
    if (loggedAt.size > maxRemembered) loggedAt.delete(loggedAt.keys().next().value!);
    return true;
  }

  return {
    /** What the user of this id has done. */
    account: ({ log }: Pick<Sender, 'log'>, security: AccountEvent, userId: number): void =>
      log.info({ security, userId }, 'security event'),

    /** A network was refused because it has reached a limit of this call; one line an hour for both. */
    limitReached({ ip, log }: Sender, limit: { readonly call: string; readonly code: string }): void {
      const network = networkOf(ip);
      if (isFirstInAnHour(`${network} ${limit.call} ${limit.code}`))
        log.warn({ security: 'limit_reached', ...limit, network }, 'security event');
    },

    /** What came as a payment provider's message was not one, or about no payment of the shop. */
    providerMessageRefused: ({ ip, log }: Sender, provider: string, outcome: string): void =>
      log.warn({ security: 'provider_message_refused', provider, outcome, network: networkOf(ip) }, 'security event'),
  };
}
