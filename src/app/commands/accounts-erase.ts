import { and, asc, eq, sql } from 'drizzle-orm';
import { users } from '#areas/account/server/account-tables.ts';
import { type ErasedOrders, eraseOrders, isNotErased } from '#areas/orders/server/orders.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import { recordChange } from '#areas/staff/server/staff.ts';
import { deleteNoticesOf } from '#areas/stock-notices/server/stock-notice-queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { StartError } from '#platform/start-error.ts';
import type { Actor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { asciiEmail } from '#values/email.ts';
import { eraseUser } from '../erase-user.ts';
import type { Command } from './command.ts';
import { confirm } from './terminal.ts';

export const accountsErase: Command = {
  name: 'accounts erase',
  usage: `EMAIL [--yes]
      erases a person by e-mail address, with or without an account, such as a guest or somebody who has ordered by phone: account,
      sessions, lists and notices are deleted, orders lose all that names them, those that have not ended as soon as they have.
      Invoices stay for as long as the law demands`,
  takes: [1, 1],
  async run({ database, actor, terminal }, [typed = ''], { yes = false }) {
    const email = asciiEmail(typed.trim());
    const [found, left] = await findPerson(database, email);
    if (found.length === 0 && left === 0) throw new StartError(`Nobody has the address ${email}. Nothing was changed.`);
    const accounts = found.filter(({ kind }) => kind === 'account').length;
    console.log(
      `${email}: ${accounts === 0 ? 'no account' : 'an account'}, ${left} ${left === 1 ? 'order' : 'orders'}.`,
    );
    if (!yes && terminal.input.isTTY !== true)
      throw new StartError('Erasing cannot be undone: to do it, add --yes. Nothing was changed.');
    if (!yes && !(await confirm(terminal, 'Erase this person for good?'))) throw new StartError('Nothing was changed.');
    const { emptied, kept } = await database.transaction((tx) => erasePerson(tx, actor, email));
    console.log(`${email} is erased; orders without personal data: ${emptied.join(', ') || 'none'}.`);
    if (kept.length > 0)
      console.log(
        `These keep what they need until they have ended, and lose it within two days then: ${kept.join(', ')}.`,
      );
  },
};

const hasAddress = (email: string) => ({
  users: eq(sql`lower(${users.email})`, email.toLowerCase()),
  // Of an account, too, that has ordered with another address than its own.
  orders: and(eq(sql`lower(${orders.email})`, email.toLowerCase()), isNotErased)!,
});

/** The users of an address, and how many orders name it. */
async function findPerson(source: Queryable, email: string) {
  const of = hasAddress(email);
  const found = await source.select({ id: users.id, kind: users.kind }).from(users).where(of.users);
  return [found, await source.$count(orders, of.orders)] as const;
}

/** Erases all users of an address as the deletion of an account does, and what else names it. */
async function erasePerson(tx: Queryable, actor: Actor, email: string): Promise<ErasedOrders> {
  const by = { actor, at: systemClock() };
  const of = hasAddress(email);
  const locked = await tx.select().from(users).where(of.users).orderBy(asc(users.id)).for('update');
  const erased: ErasedOrders[] = [];
  for (const { id: userId, kind } of locked) {
    erased.push(await eraseUser(tx, by, { userId, email: kind === 'account' ? email : null }));
    await tx.delete(users).where(eq(users.id, userId));
    const subject = { kind: 'account', id: String(userId), label: String(userId) };
    await recordChange(tx, { ...by, verb: 'account.erase', subject, changes: [] });
  }
  erased.push(await eraseOrders(tx, by, of.orders));
  await deleteNoticesOf(tx, { email });
  return { emptied: erased.flatMap(({ emptied }) => emptied), kept: erased.flatMap(({ kept }) => kept) };
}
