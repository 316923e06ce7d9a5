import { expect, test } from 'vitest';
import { orderRequest } from '#areas/orders/order-request.ts';
import {
  type CheckoutOffer,
  customerErrors,
  emptyDraft,
  fittedDraft,
  type OrderDraft,
  orderBody,
  paymentErrors,
} from './order-draft.ts';
import { attemptAt, forgetAttempt } from './use-place-order.ts';

const offer = {
  paymentMethods: [
    { code: 'card', name: 'Tarjeta', available: false, reason: 'no' },
    { code: 'transfer', name: 'Transferencia', available: true, reason: null },
  ],
  delivery: {
    zones: [],
    pickupPoints: [{ id: 1, name: 'Badalona', address: '', phone: '', coords: { lat: 0, lng: 0 }, schedule: [] }],
    slots: [
      { type: 'pickup', date: '2026-11-23', from: '08:30', to: '13:30', free: false },
      { type: 'pickup', date: '2026-11-24', from: '08:30', to: '13:30', free: true },
      { type: 'pickup', date: '2026-11-25', from: '15:30', to: '19:00', free: true },
    ],
    freeDeliveryCost: null,
  },
} as CheckoutOffer;
const shown = { version: 3, price: 45.9 };
const marta: OrderDraft = {
  ...emptyDraft,
  name: 'Marta',
  surname: 'Soler',
  email: 'marta@ejemplo.cat',
  phone: '612 34 56 78',
  agree: true,
};

test('a draft without errors is an order that the server takes', () => {
  for (const draft of [
    marta,
    { ...marta, documentNumber: '12345678Z' },
    { ...marta, type: 'legal', organization: 'Obres SL', cif: 'B96817697' },
    { ...marta, hasReceiver: true, receiverName: 'Pau', receiverPhone: '+34 612345678' },
  ] satisfies OrderDraft[]) {
    const fitted = fittedDraft(draft, offer);
    expect({ ...customerErrors(fitted), ...paymentErrors(fitted) }).toEqual({});
    expect(orderRequest.safeParse(orderBody(fitted, shown)).success).toBe(true);
  }
});

test('what the server would refuse is found before', () => {
  expect(customerErrors(emptyDraft)).toEqual({
    'customer.name': 'needed',
    'customer.surname': 'needed',
    'customer.email': 'needed',
    'customer.phone': 'needed',
  });
  const wrong: OrderDraft = { ...marta, email: 'marta@', phone: '123', documentNumber: '12345678A' };
  expect(customerErrors(wrong)).toEqual({
    'customer.email': 'incorrect_email',
    'customer.phone': 'incorrect_phone',
    'customer.document.number': 'incorrect_document',
  });
  expect(customerErrors({ ...marta, type: 'legal' })).toMatchObject({
    'customer.organization': 'needed',
    'customer.document.number': 'needed',
  });
  expect(paymentErrors(emptyDraft)).toEqual({ payment: 'payment_needed', agree: 'agreement_needed' });
});

test('only what is offered gets chosen, and a choice that is still offered stays', () => {
  expect(fittedDraft({ ...marta, payment: 'card' }, offer)).toMatchObject({
    payment: 'transfer',
    pickupPointId: 1,
    date: '2026-11-24',
  });
  expect(fittedDraft({ ...marta, date: '2026-11-25', slot: { from: '15:30', to: '19:00' } }, offer)).toMatchObject({
    date: '2026-11-25',
  });
});

test('an order names the basket and the sum that were shown', () => {
  const body = orderBody(fittedDraft(marta, offer), shown);
  expect(body).toMatchObject({ basketVersion: 3, expectedPrice: 45.9 });
});

test('an order keeps its key until its answer is here; another order, basket or sum gets its own', () => {
  const draft = fittedDraft(marta, offer);
  const body = orderBody(draft, shown);
  const { key } = attemptAt(body);
  expect(attemptAt(orderBody(draft, shown)).key).toBe(key);
  for (const other of [orderBody(draft, { ...shown, version: 4 }), orderBody(draft, { ...shown, price: 46 })])
    expect(attemptAt(other).key).not.toBe(key);
  const second = attemptAt(body).key;
  expect(attemptAt({ ...body, comment: 'otra' }).key).not.toBe(second);
  forgetAttempt();
  expect(attemptAt(body).key).not.toBe(second);
});
