import { expect, test } from 'vitest';
import { orderRequest } from '#areas/orders/order-request.ts';
import {
  type CheckoutOffer,
  customerErrors,
  emptyDraft,
  fitDraft,
  type OrderDraft,
  orderBody,
  paymentErrors,
} from './order-draft.ts';
import { attemptFor, forgetAttempt } from './use-place-order.ts';

const offer = {
  guarantee: { title: '', text: '', image: null },
  paymentMethods: [
    { code: 'card', name: 'Tarjeta', available: false, reason: 'no' },
    { code: 'transfer', name: 'Transferencia', available: true, reason: null },
  ],
  delivery: {
    zones: [],
    pickupPoints: [{ id: 1, name: 'Badalona', address: '', phone: '', coords: { lat: 0, lng: 0 }, schedule: [] }],
    slots: [
      { type: 'pickup', date: '2026-11-23', from: '08:30', to: '13:30', free: false, left: null, notFor: [] },
      { type: 'pickup', date: '2026-11-24', from: '08:30', to: '13:30', free: true, left: null, notFor: [] },
      { type: 'pickup', date: '2026-11-25', from: '15:30', to: '19:00', free: true, left: null, notFor: [] },
    ],
    freeDeliveryCost: null,
  },
} as CheckoutOffer;
const basket = { version: 3, price: 45.9 };
const marta: OrderDraft = {
  ...emptyDraft,
  name: 'Marta',
  surname: 'Soler',
  email: 'marta@ejemplo.cat',
  phone: '612 34 56 78',
  agree: true,
};

test('a draft without errors is a valid order', () => {
  for (const draft of [
    marta,
    { ...marta, documentNumber: '12345678Z' },
    { ...marta, type: 'legal', organization: 'Obres SL', cif: 'B96817697' },
    { ...marta, hasReceiver: true, receiverName: 'Pau', receiverPhone: '+34 612345678' },
  ] satisfies OrderDraft[]) {
    const fitted = fitDraft(draft, offer);
    expect({ ...customerErrors(fitted), ...paymentErrors(fitted) }).toEqual({});
    expect(orderRequest.safeParse(orderBody(fitted, basket)).success).toBe(true);
  }
});

test('finds the errors that the server would report', () => {
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

test('replaces only the choices that are not offered', () => {
  expect(fitDraft({ ...marta, payment: 'card' }, offer)).toMatchObject({
    payment: 'transfer',
    pickupPointId: 1,
    date: '2026-11-24',
  });
  expect(fitDraft({ ...marta, date: '2026-11-25', slot: { from: '15:30', to: '19:00' } }, offer)).toMatchObject({
    date: '2026-11-25',
  });
});

test('chooses a slot that is not too early for the payment method', () => {
  const [first, second, third] = offer.delivery.slots;
  const slots = [first!, { ...second!, notFor: ['transfer' as const] }, third!];
  const fitted = fitDraft(marta, { ...offer, delivery: { ...offer.delivery, slots } });
  expect(fitted).toMatchObject({ date: '2026-11-25', slot: { from: '15:30', to: '19:00' } });
});

test('an order carries the version and price of the basket', () => {
  const body = orderBody(fitDraft(marta, offer), basket);
  expect(body).toMatchObject({ basketVersion: 3, expectedPrice: 45.9 });
});

test('an unanswered order keeps its key; another order, basket or price gets a new one', () => {
  const draft = fitDraft(marta, offer);
  const body = orderBody(draft, basket);
  const { key } = attemptFor(body);
  expect(attemptFor(orderBody(draft, basket)).key).toBe(key);
  for (const other of [orderBody(draft, { ...basket, version: 4 }), orderBody(draft, { ...basket, price: 46 })])
    expect(attemptFor(other).key).not.toBe(key);
  const second = attemptFor(body).key;
  expect(attemptFor({ ...body, comment: 'otra' }).key).not.toBe(second);
  forgetAttempt();
  expect(attemptFor(body).key).not.toBe(second);
});
