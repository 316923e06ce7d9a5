import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../contract.ts';
import { PayAgain } from './pay-again.tsx';
import { TransferDue } from './transfer-due.tsx';
import type { WaysToPay } from './payment-state.ts';

const order = {
  orderId: 1,
  number: '26-1',
  payment: 'card',
  paymentStatus: 'failed',
  amount: 10,
  attempts: [{ method: 'card', state: 'failed', reason: 'expired' }],
  delivery: { type: 'delivery', date: '2026-11-30', slot: { from: '09:00', to: '11:00' } },
} as unknown as Order;
const slot = { type: 'delivery', date: '2026-11-30', from: '15:00', to: '17:00', free: true, left: 3, notFor: [] };
const ways = {
  paymentMethods: [{ code: 'card', name: 'Tarjeta', available: true, reason: null }],
  slots: [slot],
  contact: { phone: null, email: 'hola@caneina.example' },
} as unknown as WaysToPay;
const transfer = {
  iban: 'ES79',
  beneficiary: 'Can Eina',
  amount: 10,
  reference: '26-1',
  dueAt: '2026-11-29T09:00:00Z',
};

test.each([
  ['offers another time and method while it can be paid', ['pay'], true],
  ['offers neither when it can not', ['cancel', 'invoice'], false],
] as const)('the page of an order %s', (_, actions, isOffered) => {
  const shown = { ...order, actions: [...actions] };
  const denied = renderToStaticMarkup(<PayAgain order={shown} ways={ways} onChange={() => {}} />);
  expect(denied.includes('Cambiar la hora de entrega')).toBe(isOffered);
  expect(denied.includes('Ya no se puede pagar aquí')).toBe(!isOffered);
  const expected = renderToStaticMarkup(
    <TransferDue
      order={{ ...shown, payment: 'transfer', paymentStatus: 'pending' }}
      ways={ways}
      transfer={{ ...transfer, qr: '/qr' }}
      isDueSaid
      onReload={() => {}}
    />,
  );
  expect(expected.includes('Cambiar la hora o la forma de pago')).toBe(isOffered);
});
