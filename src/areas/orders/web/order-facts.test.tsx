import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '../contract.ts';
import { OrderFacts } from './order-facts.tsx';

const order = {
  payment: 'transfer',
  paymentStatus: 'paid',
  comment: '',
  customer: { name: 'Marta', surname: 'Soler', phone: '+34612345678', document: null, organization: null },
  receiver: null,
  delivery: {
    type: 'delivery',
    address: { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' },
    pickupPoint: null,
    date: '2026-11-25',
    slot: { from: '09:00', to: '11:00' },
    takeBack: true,
  },
} as unknown as Order;
afterEach(() => void vi.useRealTimers());

const words = (shown: Order): string =>
  renderToStaticMarkup(<OrderFacts order={shown} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('says after place and time that an old appliance is taken back', () => {
  expect(words(order)).toMatch(
    /Carrer de Sant Bru, 18, 08911 Badalona .* 09:00–11:00 Aparato usado Nos lo llevamos al entregar el nuevo, gratis /,
  );
  const { takeBack: _, ...delivery } = order.delivery;
  expect(words({ ...order, delivery })).not.toContain('Aparato usado');
});

test('says in whose name the invoice of a company, a self-employed person or a full one is', () => {
  const document = { type: 'NIF', number: '12345678Z' };
  const named = (customer: Partial<Order['customer']>) =>
    words({ ...order, customer: { ...order.customer, document, ...customer } });
  expect(named({ type: 'legal', organization: 'Obres, SL' })).toContain('Cliente Obres, SL, 12345678Z');
  expect(named({ type: 'legal' })).toContain('Cliente Marta Soler, 12345678Z');
  expect(named({ type: 'individual', wantsInvoice: true })).toContain('Cliente Marta Soler, 12345678Z');
  expect(named({ type: 'individual' })).not.toContain('12345678Z');
});

test('says when it is had, and that it is today', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T15:22:00Z') });
  const delivery = { ...order.delivery, type: 'pickup', slot: { from: '15:00', to: '19:00' } } as const;
  const timeOf = (date: string) =>
    words({ ...order, delivery: { ...delivery, date, readyAt: '2026-11-25T17:20:00Z' } });
  expect(timeOf('2026-11-25')).toContain('Cuándo hoy, 18:20–19:00');
  expect(timeOf('2026-11-26')).toContain('Cuándo jueves 26 de noviembre, 15:00–19:00');
});
