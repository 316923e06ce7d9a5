import { sql } from 'drizzle-orm';
import { hasMoneyLeftSql } from '#areas/payment/server/payment.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';

const noted = namedStatement<object>(
  'note-owed-money',
  sql`UPDATE orders SET owes_money = NOT owes_money WHERE id = ANY ((SELECT ${sql.placeholder('orderIds')}::bigint[])::bigint[])
    AND owes_money <> (status = 'cancelled' AND ${hasMoneyLeftSql(sql`orders.id`)})`,
);

/** Notes whether orders were cancelled and have money of their customer, after either has changed: the list of the staff shows it. */
export const noteOwedMoney = async (tx: Queryable, ...orderIds: readonly number[]): Promise<void> => {
  await noted(tx, { orderIds });
};
