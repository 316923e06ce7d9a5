import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../contract.ts';
import { OrderTotals } from '../order-totals.tsx';
import { NoMoreAttempts } from './no-more-attempts.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaidAtCounter, PaymentDenied, PaymentMissing } from './payment-due.tsx';
import type { WaysToPay } from './payment-state.ts';
import { TransferBox } from './transfer-box.tsx';

/** 40 € were paid of what costs 60 € since the shop has changed it. */
const order = {
  ...{ orderId: 1, number: '26-1', status: 'confirmed', payment: 'card', paymentStatus: 'pending' },
  ...{ total: 60, price: 60, deliveryPrice: 0, amount: 60, due: 20, units: 3, vat: [] },
  attempts: [
    { method: 'card', state: 'paid', reason: null },
    { method: 'card', state: 'pending', reason: null },
  ],
  date: '2026-11-29T10:00:00Z',
  paymentDueAt: '2026-12-01T18:00:00Z',
  delivery: { type: 'pickup', date: '2026-12-03', slot: { from: '09:00', to: '11:00' } },
  actions: ['pay'],
} as unknown as Order;
/** Of what never was paid in full, a part came by transfer. */
const part = { ...order, status: 'created', attempts: [{ method: 'transfer', state: 'pending' }] } as unknown as Order;
const ways = {
  paymentMethods: [{ code: 'card', name: 'Tarjeta', available: true, reason: null }],
  slots: [],
  contact: { phone: null, email: 'hola@caneina.example' },
} as unknown as WaysToPay;
const transfer = { iban: 'ES79', beneficiary: 'Can Eina', amount: 20, reference: '26-1', qr: '/qr' };

const words = (shown: React.ReactNode): string =>
  renderToStaticMarkup(shown)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

test('a changed order that was paid says what it costs, what was paid, and that the rest does not cancel it', () => {
  const missing = words(<PaymentMissing order={order} />);
  expect(missing).toContain('Falta pagar la diferencia');
  expect(missing).toContain('ahora cuesta 60,00 €. Has pagado 40,00 €: faltan 20,00 €.');
  expect(missing).toMatch(/Puedes pagarla aquí hasta .* El pedido no se cancela por eso\./);
  expect(words(<OrderTotals order={order} />)).toMatch(/Total .*60,00 .*Pagado −40,00 € Falta por pagar 20,00 €/);
});

test('asks for the rest, not for all', () => {
  const asked = words(<PayAgain order={order} ways={ways} onChange={() => {}} />);
  expect(asked).toContain('Pagar 20,00 € con tarjeta');
  expect(asked).not.toContain('60,00');
});

test('a transfer, the counter and a denied attempt say the same of the rest', () => {
  const box = words(
    <TransferBox transfer={{ ...transfer, dueAt: '2026-12-01T18:00:00Z' }} order={order} isDueSaid={false} />,
  );
  expect(box).toMatch(/Haz la transferencia de lo que falta .*faltan 20,00 €.*El pedido no se cancela por eso/);
  expect(words(<PaidAtCounter order={{ ...order, payment: 'counter' }} />)).toMatch(
    /faltan 20,00 €\. Lo pagas en la tienda o al recibir el pedido\./,
  );
  expect(words(<PaymentDenied order={{ ...order, paymentStatus: 'failed' }} />)).toMatch(
    /faltan 20,00 €.*De lo que falta no se ha cobrado nada/,
  );
  const over = words(<NoMoreAttempts order={order} contact={ways.contact} onChange={() => {}} />);
  expect(over).toContain('cómo pagar lo que falta');
  expect(over).not.toContain('se cancela');
});

test('an order of which only a part came is given up, and that goes back', () => {
  const missing = words(<PaymentMissing order={part} />);
  expect(missing).toContain('Falta una parte del pago');
  expect(missing).toContain('se cancela y te devolvemos lo que has pagado');
});
