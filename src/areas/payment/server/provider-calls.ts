import { addCents } from '#values/money.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { OrderPaymentMethod } from '../contract.ts';
import { findAttempt, nameAttempt, planInquiry, type StoredAttempt, updateAttempt } from './payment-attempts.ts';
import { sumMoney } from './payment-money.ts';
import type { PayableAttempt, PaymentEvent, PaymentProvider, PaymentStart, Shopper } from './payment-provider.ts';

/** The shop's providers, a part of `Payment`. */
export interface Providers {
  /** The provider of a method; throws when the shop has none. */
  readonly providerOf: (method: OrderPaymentMethod) => PaymentProvider;
  /** The provider that an attempt was opened with; the shop may not have it any more. */
  readonly providerNamed: (name: string) => PaymentProvider | undefined;
}

/** What a provider needs of an order beside the attempt. */
export type AttemptContext = Pick<PayableAttempt, 'locale' | 'returnUrls' | 'order'>;

/** What the customer does to pay: asks the provider, so never within a transaction; throws when it does not answer. */
export async function startAttempt(
  { providerOf }: Providers,
  database: Database,
  attempt: StoredAttempt,
  context: AttemptContext,
  shopper: Shopper,
): Promise<PaymentStart> {
  const provider = providerOf(attempt.method);
  const isNew = attempt.providerId === null && provider.capabilities.needsShopper;
  if (isNew) await updateAttempt(database, attempt.id, { shopper });
  const payable = { ...attempt, ...(isNew && { shopper }), ...context };
  const start = await provider.start(payable);
  if (!start.providerId || start.providerId === attempt.providerId) return start;
  // Two windows may have started it at once: both go on with the one that is stored.
  const providerId = await nameAttempt(database, attempt.id, start.providerId);
  return providerId === start.providerId ? start : provider.start({ ...payable, providerId });
}

/** Reads what came to the notification address of a provider: null when the provider did not send it. */
export async function readNotification(
  { providerNamed }: Providers,
  source: Queryable,
  provider: string,
  notification: Readonly<Record<string, unknown>>,
): Promise<{ event: PaymentEvent; attempt: StoredAttempt | null } | null> {
  const event = await providerNamed(provider)?.readNotification(notification);
  return event ? { event, attempt: await findAttempt(source, { provider, reference: event.reference }) } : null;
}

/** Whether a provider waits for the order to be confirmed before its notification is answered. */
export const needsConfirmation = ({ providerNamed }: Providers, { provider }: StoredAttempt): boolean =>
  providerNamed(provider)?.confirm !== undefined;

/** Confirms an order to such a provider; never within a transaction. */
export async function confirmAttempt(
  { providerNamed }: Providers,
  attempt: StoredAttempt,
  context: AttemptContext,
  event: PaymentEvent,
): Promise<'confirmed' | 'conflict'> {
  return (await providerNamed(attempt.provider)?.confirm?.({ ...attempt, ...context }, event)) ?? 'confirmed';
}

/** Whether a provider is told what becomes of the goods. */
export const isToldOfGoods = (
  { providerNamed }: Pick<Providers, 'providerNamed'>,
  { provider }: StoredAttempt,
): boolean => providerNamed(provider)?.update !== undefined;

/** Tells such a provider; may be repeated. What goes back of the money counts as gone from the goods. */
export async function tellOfGoods(
  { providerNamed }: Providers,
  database: Database,
  attempt: StoredAttempt,
  context: AttemptContext,
  change: 'shipped' | 'cancelled',
): Promise<void> {
  const [money] = await sumMoney(database, [attempt]);
  const gone = addCents(money!.refunded, money!.refunding);
  await providerNamed(attempt.provider)?.update?.({ ...attempt, ...context }, change, gone);
}

/**
 * Asks the provider for the present state of an attempt; null when it does not know, or cannot be asked. `isAwaited`: the
 * order waits for payment.
 */
export async function inquireAttempt(
  { providerNamed }: Providers,
  database: Database,
  attempt: StoredAttempt,
  { context, isAwaited }: { context: AttemptContext; isAwaited: boolean },
  now: Date,
): Promise<PaymentEvent | null> {
  const provider = providerNamed(attempt.provider);
  if (!provider?.inquire) return null;
  await planInquiry(database, attempt, now);
  return isAwaited || !provider.confirm ? provider.inquire({ ...attempt, ...context }) : null;
}
