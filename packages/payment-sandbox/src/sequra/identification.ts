import type { FastifyInstance, FastifyReply } from 'fastify';
import { later, notify } from '../notify.ts';
import { escapeHtml, euros, outcomeForm, sandboxPage } from '../sandbox-page.ts';
import type { SequraAccount, SequraOrders, SequraRecord } from './sequra-orders.ts';

const outcomes = {
  approve: 'Aprobar',
  review: 'Dejar en revisión',
  deny: 'Denegar',
  cancel: 'Cancelar',
  lost: 'Aprobar, pero se pierde el aviso a la tienda',
  twice: 'Aprobar, y avisar a la tienda dos veces',
  late: 'Aprobar, y avisar a la tienda más tarde',
  changed: 'Aprobar otro importe',
} as const;

const reviewOutcomes = { approve: 'Aprobar tras la revisión', deny: 'Denegar tras la revisión' } as const;

/** What an application is after each, and what the shop is told. */
const states: Readonly<Partial<Record<keyof typeof outcomes, 'approved' | 'needs_review' | 'cancelled'>>> = {
  approve: 'approved',
  review: 'needs_review',
  deny: 'cancelled',
  lost: 'approved',
  twice: 'approved',
  late: 'approved',
  changed: 'approved',
};

/** The frame in which the customer identifies himself, and the list in which a review ends. */
export function serveIdentification(server: FastifyInstance, account: SequraAccount, orders: SequraOrders): void {
  /** Notifies the shop as seQura does; what it says of the order itself is what the shop sent along. */
  const send = ({ id, order }: SequraRecord, sq_state: 'approved' | 'needs_review' | 'cancelled') =>
    notify(
      order.merchant.notify_url,
      {
        ...order.merchant.notification_parameters,
        order_ref: id,
        product_code: 'pp3',
        sq_state,
        order_ref_1: order.merchant_reference.order_ref_1,
      },
      'form',
    );

  server.get('/orders/:id/identification', (request, reply) => {
    const record = orders.find((request.params as { id: string }).id);
    if (!record) return notFound(reply);
    return sendPage(
      reply,
      'Fracciona tu pago con seQura',
      record.state === 'solicited'
        ? `<p>Pedido ${escapeHtml(record.order.merchant_reference.order_ref_1)}: ${euros(record.order.cart.order_total_with_tax)}</p>
${outcomeForm({ action: `${account.url}/orders/${record.id}/identification`, outcomes, leavesFrame: true })}`
        : '<p>Esta solicitud ya está decidida.</p>',
    );
  });

  server.post('/orders/:id/identification', async (request, reply) => {
    const record = orders.find((request.params as { id: string }).id);
    if (!record) return notFound(reply);
    const { return_url, abort_url } = record.order.merchant;
    if (record.state !== 'solicited') return reply.redirect(return_url, 303);
    const { outcome } = (request.body ?? {}) as { outcome?: keyof typeof outcomes };
    const state = Object.hasOwn(states, String(outcome)) ? states[outcome!] : null;
    // Cancelled by the customer, who may apply again.
    if (!state) return reply.redirect(abort_url, 303);
    // Saved before anybody is told, who may confirm at once.
    record.state = state;
    if (outcome === 'changed') record.approvedTotal += 100;
    orders.save(record);
    if (outcome === 'late') later(() => send(record, state), account.lateMs);
    else if (outcome === 'twice') await Promise.all([send(record, state), send(record, state)]);
    else if (outcome !== 'lost') await send(record, state);
    if (outcome === 'deny') return reply.redirect(abort_url, 303);
    return reply.redirect(return_url, 303);
  });

  server.get('/', (_request, reply) =>
    sendPage(reply, 'Solicitudes de seQura', `<ul>\n${orders.all().map(listed).join('\n')}\n</ul>`),
  );

  const listed = ({ id, state, order, approvedTotal }: SequraRecord): string => {
    const text = `${escapeHtml(order.merchant_reference.order_ref_1)}, ${euros(approvedTotal)}: ${state}`;
    const isReviewed = state === 'needs_review' || state === 'on_hold';
    const form = outcomeForm({ action: `${account.url}/orders/${id}/review`, outcomes: reviewOutcomes });
    return `<li>${text}${isReviewed ? form : ''}</li>`;
  };

  server.post('/orders/:id/review', async (request, reply) => {
    const record = orders.find((request.params as { id: string }).id);
    if (!record || !['needs_review', 'on_hold'].includes(record.state)) return notFound(reply);
    const isApproved = (request.body as { outcome?: string } | null)?.outcome === 'approve';
    record.state = isApproved ? 'approved' : 'cancelled';
    orders.save(record);
    await send(record, isApproved ? 'approved' : 'cancelled');
    return reply.redirect(`${account.url}/`, 303);
  });
}

const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Unknown order\n');

/** It is shown in a frame of the shop, and its form goes on to the shop. */
const sendPage = (reply: FastifyReply, title: string, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'self'")
    .header('x-frame-options', 'SAMEORIGIN')
    .send(sandboxPage(title, body));
