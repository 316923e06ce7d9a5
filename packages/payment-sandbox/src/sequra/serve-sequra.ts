import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveIdentification } from './identification.ts';
import {
  type SequraAccount,
  createSequraOrders,
  faultOf,
  faultOfCart,
  faultOfShopper,
  type Cart,
  type SequraRecord,
  type SolicitedOrder,
} from './sequra-orders.ts';
import { checkoutScript, identificationScript } from './sequra-scripts.ts';

/** seQura as a shop sees it: its API, the form that a customer identifies himself in, and the script of its widgets. */
export function serveSequra(server: FastifyInstance, account: SequraAccount, folder: string | null): void {
  const orders = createSequraOrders(folder);
  const credentials = `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.headers.authorization !== credentials) await reply.code(401).send({ errors: ['wrong credentials'] });
    else if (request.headers['sequra-merchant-id'] !== account.merchant)
      await reply.code(403).send({ errors: ['unknown merchant'] });
  }
  const forShops = { onRequest: authenticate };
  const orderOf = ({ body }: FastifyRequest): unknown => (body as { order?: unknown } | null)?.order;
  const refuse = (reply: FastifyReply, status: number, fault: string) => reply.code(status).send({ errors: [fault] });
  const find = ({ params }: FastifyRequest): SequraRecord | undefined => orders.find((params as { id: string }).id);

  server.post('/orders', forShops, (request, reply) => {
    const order = orderOf(request);
    const fault = faultOf(order, account.merchant) ?? faultOfShopper(order);
    if (fault) return refuse(reply, 422, fault);
    const { id } = orders.add(order as SolicitedOrder);
    return reply.code(204).header('location', `${account.url}/orders/${id}`).send();
  });

  server.get('/orders/:id/payment_methods', forShops, (request, reply) => {
    const record = find(request);
    if (!record) return refuse(reply, 404, 'unknown order');
    const methods = [{ product: 'pp3', campaign: null, title: 'Fracciona tu pago', cost: { setup_fee: 0 } }];
    return { payment_options: [{ category: 'part_payment', methods }] };
  });

  server.get('/orders/:id/form_v2', forShops, (request, reply) => {
    const record = find(request);
    if (!record) return refuse(reply, 404, 'unknown order');
    const { product } = request.query as { product?: string };
    if (product !== 'pp3') return refuse(reply, 404, 'unknown product');
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return formOf(account.url, record.id, product);
  });

  server.put('/orders/:id', forShops, (request, reply) => {
    const record = find(request);
    if (!record) return refuse(reply, 404, 'unknown order');
    const fault = faultOf(orderOf(request), account.merchant);
    if (fault) return refuse(reply, 422, fault);
    const { state } = orderOf(request) as { state: unknown };
    if (state !== 'confirmed' && state !== 'on_hold') return refuse(reply, 422, 'state is wrong');
    const order = { ...(orderOf(request) as SolicitedOrder), state } as const;
    const conflict = conflictOf(record, order, orders.findByReference(order.merchant_reference.order_ref_1));
    if (conflict) return refuse(reply, 409, conflict);
    record.confirmations += 1;
    if (record.state !== 'confirmed') record.state = order.state;
    orders.save(record);
    return reply.code(204).send();
  });

  server.put('/merchants/:merchant/orders/:reference', forShops, (request, reply) => {
    const { merchant, reference } = request.params as { merchant: string; reference: string };
    const order = orderOf(request) as { shipped_cart?: Cart; unshipped_cart?: Cart } | undefined;
    const fault = faultOfCart(order?.shipped_cart) ?? faultOfCart(order?.unshipped_cart);
    if (fault) return refuse(reply, 422, fault);
    const rest = order!.shipped_cart!.order_total_with_tax + order!.unshipped_cart!.order_total_with_tax;
    const known = orders.findByReference(reference);
    // An application that is given up may not be approved afterwards.
    const record = known.findLast(({ confirmations }) => confirmations > 0) ?? (rest === 0 ? known.at(-1) : undefined);
    if (merchant !== account.merchant || !record) return refuse(reply, 404, 'unknown order');
    if (rest > record.approvedTotal) return refuse(reply, 409, 'more than was approved');
    record.state =
      rest === 0 ? 'cancelled' : order!.unshipped_cart!.order_total_with_tax === 0 ? 'shipped' : 'confirmed';
    record.approvedTotal = rest;
    orders.save(record);
    return reply.code(204).send();
  });

  server.get('/assets/sequra-checkout.min.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(checkoutScript),
  );
  server.get('/assets/sequra-identification.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(identificationScript),
  );
  serveIdentification(server, account, orders);
}

/** Why an order cannot be confirmed as it is sent; null when it can, also once more. */
function conflictOf(
  record: SequraRecord,
  { cart, merchant_reference, state }: SolicitedOrder & { state: 'confirmed' | 'on_hold' },
  sameReference: readonly SequraRecord[],
): string | null {
  if (record.state === 'solicited' || record.state === 'cancelled') return 'the customer has not been approved';
  const isReviewed = record.state === 'needs_review' || record.state === 'on_hold';
  if (isReviewed && state === 'confirmed') return 'the order is under review';
  if (merchant_reference.order_ref_1 !== record.order.merchant_reference.order_ref_1) return 'the reference changed';
  if (cart.order_total_with_tax !== record.approvedTotal) return 'the cart changed';
  if (JSON.stringify(cart) !== JSON.stringify(record.order.cart)) return 'the cart changed';
  const isTaken = sameReference.some(({ id, confirmations }) => id !== record.id && confirmations > 0);
  return isTaken ? 'the reference is not unique' : null;
}

/** What form_v2 answers: a frame that the script fills once it is shown. */
const formOf = (url: string, id: string, product: string): string => {
  const element = `sq-identification-${product}`;
  return `<iframe id="${element}" class="sq-identification-iframe" title="Identificación de seQura" hidden
 data-base-url="${url}/orders/${id}/identification?product=${product}"></iframe>
<script>window.SequraFormElement = "${element}";</script>
<script src="${url}/assets/sequra-identification.js"></script>
`;
};
