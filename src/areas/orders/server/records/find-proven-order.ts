import type { Queryable } from '#platform/database/database.ts';
import type { OrderSigner } from '../order-links.ts';
import { findOrder, findOrderByNumber, type StoredOrder } from './order-queries.ts';

/** An order's number, and one of its addresses or the key of the link in its mail. */
export interface NumberProof {
  readonly number: string;
  readonly email?: string | undefined;
  readonly key?: string | undefined;
}

/** An order as its customer names it: by id with a session, else by number with what proves that it is theirs. */
export type OrderProof = { readonly userId: number; readonly orderId: number } | NumberProof;

/** The order that is proven to be its customer's; somebody else's is as unknown as one that does not exist. */
export const findProvenOrder = (
  database: Queryable,
  signer: OrderSigner,
  proof: OrderProof,
): Promise<StoredOrder | null> =>
  'orderId' in proof
    ? findOrder(database, { id: proof.orderId, userId: proof.userId })
    : findNumberedOrder(database, signer, proof);

/** The order of a number, if the key of its mail or one of its addresses comes with it. */
export async function findNumberedOrder(
  database: Queryable,
  signer: OrderSigner,
  { number: typed, email, key }: NumberProof,
): Promise<StoredOrder | null> {
  const stored = await findOrderByNumber(database, typed.replace(/[^\d-]/g, ''));
  if (!stored) return null;
  if (key !== undefined) return signer.isValid('order link', stored.number, key) ? stored : null;
  const addresses = [stored.customer.email, stored.email].map((address) => address.toLowerCase());
  return email !== undefined && addresses.includes(email.toLowerCase()) ? stored : null;
}
