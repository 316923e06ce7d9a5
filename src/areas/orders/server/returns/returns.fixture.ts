import { sql } from 'drizzle-orm';
import { Failure } from '#platform/http/failure.ts';
import { orderRequest } from '../../contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from '../orders.fixture.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import type { Statement } from './withdraw.ts';

type MoveReturn = Rules['orders']['returns']['move'];

export const marta: Statement = { name: 'Marta Soler', items: null, statement: null };

/** The rules of orders with two products, and what tests of withdrawals and returns do with them. */
export async function startReturns() {
  const rules = await startRules();
  const drill = await addProduct(rules.database, { article: 'drill', price: 32_900, stock: 9999 });
  const discs = await addProduct(rules.database, { article: 'discs', price: 1790, salePrice: 1667, stock: 9999 });

  /** A drill and three discs, to be picked up unless the request says otherwise. */
  async function place(request?: Parameters<typeof placeRequest>[2]): Promise<StoredOrder> {
    const userId = rules.newUser();
    await rules.fill(userId, drill);
    await rules.fill(userId, discs, 3);
    return placeRequest(rules, userId, request);
  }
  const change = (order: StoredOrder, to: Parameters<Rules['orders']['changeStatus']>[2]) =>
    rules.database.transaction((tx) => rules.orders.changeStatus(tx, order.id, to));
  const state = (order: StoredOrder, statement: Partial<Statement> = {}, key: string | null = null) =>
    rules.orders.returns.withdraw(
      actors.customer,
      { userId: order.userId, orderId: order.id },
      { ...marta, ...statement },
      key,
    );

  return {
    ...rules,
    drill,
    discs,
    place,
    change,
    async placePaid(): Promise<StoredOrder> {
      const order = await place();
      await change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
      return order;
    },
    /** Paid, and on its way. */
    async placeShipped(): Promise<StoredOrder> {
      const order = await place(orderRequest.parse({ ...pickupOrder, delivery: homeDelivery }));
      await change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
      for (const status of ['preparing', 'shipped'] as const) await change(order, { actor: actors.shop, status });
      return order;
    },
    async placeDelivered(): Promise<StoredOrder> {
      const order = await place();
      await change(order, { actor: actors.shop, paymentStatus: 'paid', status: 'confirmed' });
      for (const status of ['preparing', 'ready', 'delivered'] as const)
        await change(order, { actor: actors.shop, status });
      return order;
    },
    /** Withdraws from an order, of everything unless the statement says less; a refusal is a `Failure`. */
    state,
    async stateOk(...parameters: Parameters<typeof state>) {
      const stored = await state(...parameters);
      if (stored === null || stored instanceof Failure) throw new Error(stored?.code ?? 'unknown');
      return stored;
    },
    move: (...of: Parameters<MoveReturn> extends [unknown, ...infer Rest] ? Rest : never) =>
      rules.orders.returns.move(actors.shop, ...of),
    find: async (order: StoredOrder) => (await rules.orders.forCustomer.find(order.userId, order.id, 'es'))!,
    /** The addresses to which mails about a return wait to be sent. */
    async mailsAbout(reference: string): Promise<string[]> {
      const { rows } = await rules.database.execute<{ to: string }>(sql`
        SELECT data->>'to' AS to FROM pgboss.job
        WHERE name = 'return-mail' AND data->>'about' LIKE ${`return ${reference}%`} ORDER BY 1`);
      return rows.map(({ to }) => to);
    },
  };
}

export type Returns = Awaited<ReturnType<typeof startReturns>>;
