import { expect, it } from 'vitest';
import type { Order } from '#areas/orders/contract.ts';
import { describeOrder } from './describe-order.ts';

const order = {
  number: '26-889862',
  date: '2026-11-24T16:21:00.000Z',
  status: 'confirmed',
  paymentStatus: 'paid',
  amount: 335.9,
  deliveryPrice: 6.9,
  payment: 'transfer',
  comment: '',
  customer: {
    name: 'Marta',
    surname: 'Soler',
    email: 'marta@ejemplo.cat',
    phone: '+34612345678',
    document: null,
    organization: null,
  },
  receiver: null,
  delivery: {
    type: 'delivery',
    address: { value: { zipcode: '08911' }, street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' },
    pickupPoint: null,
    date: '2026-11-25',
    slot: { from: '09:00', to: '11:00' },
    takeBack: true,
  },
  items: [{ quantity: 1, article: '51-0001', name: 'Taladro', sum: 329 }],
  history: [{ status: 'created', at: '2026-11-24T16:21:00.000Z' }],
  documents: [],
  returns: [],
} as unknown as Order;
const plain = { pickupCode: '7K4 219', refunds: [] };

it('says when the order is delivered, and that an old appliance comes back with the van', () => {
  const lines = describeOrder(order, plain).split('\n');
  expect(lines).toContain('delivery  Carrer de Sant Bru 18, 08911 Badalona');
  expect(lines.slice(lines.indexOf('when      2026-11-25 09:00-11:00'))[1]).toBe('take back an old appliance');
  const { takeBack: _, ...delivery } = order.delivery;
  expect(describeOrder({ ...order, delivery }, plain)).not.toContain('take back');
  const pickup = { ...order.delivery, slot: { from: '15:00', to: '19:00' }, readyAt: '2026-11-25T17:20:00Z' };
  expect(describeOrder({ ...order, delivery: pickup }, plain)).toContain('when      2026-11-25 18:20-19:00');
  expect(lines.join('\n')).not.toContain('7K4 219');
  expect(describeOrder({ ...order, status: 'ready' }, plain)).toContain('code      7K4 219');
});
