import { expect, test } from 'vitest';
import type { User } from '#areas/account/web/account-web.ts';
import { orderRequest } from '#areas/orders/order-request.ts';
import { dataErrors, paymentErrors } from './draft-errors.ts';
import {
  addressLine,
  type CheckoutOffer,
  fitDraft,
  fitMethods,
  fitToBasket,
  orderBody,
  otherSlots,
} from './order-body.ts';
import { emptyAddress, emptyDraft, initialDraft, type OrderDraft, saveDraft, saveForLogin } from './order-draft.ts';

const offer = {
  guarantee: { title: '', text: '', url: '', image: null },
  financing: [],
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
const basket = { version: 3, price: 45.9, list: [{ isAppliance: false }] };
const marta: OrderDraft = {
  ...emptyDraft,
  name: 'Marta',
  surname: 'Soler',
  email: 'marta@ejemplo.cat',
  phone: '612 34 56 78',
  agree: true,
};

const address = {
  ...emptyAddress,
  street: 'Carrer de Sant Bru',
  house: '18',
  floor: '2',
  zipcode: '08911',
  city: 'Badalona',
};

test('a draft with a link in it is refused at its field before it is sent', () => {
  const toDeliver = { ...marta, deliveryType: 'delivery', address } as const;
  expect(dataErrors({ ...toDeliver, address: { ...address, extra: 'c/ Sant Bru, 1º 2ª (O’Connor)' } }, 10)).toEqual({});
  const link = 'www.example.com';
  expect(
    dataErrors(
      {
        ...toDeliver,
        address: { ...address, street: link, extra: link },
        hasReceiver: true,
        receiverName: link,
        receiverPhone: '612345678',
      },
      10,
    ),
  ).toEqual({
    'receiver.name': 'not_plain_line',
    'delivery.address.street': 'not_plain_line',
    'delivery.address.extra': 'not_plain_line',
  });
  expect(dataErrors({ ...toDeliver, address: { ...address, extra: 'x'.repeat(201) } }, 10)).toEqual({
    'delivery.address.extra': 'too_long',
  });
  expect(paymentErrors({ ...marta, comment: 'factura a obras@ejemplo.es' }, false).comment).toBeUndefined();
  expect(paymentErrors({ ...marta, comment: link }, false).comment).toBe('no_links');
});

test('a draft without errors is a valid order', () => {
  for (const draft of [
    marta,
    { ...marta, documentNumber: '12345678Z' },
    { ...marta, type: 'legal', organization: 'Obres SL', cif: 'B96817697' },
    { ...marta, type: 'legal', cif: '12345678Z', invoiceAddress: address },
    { ...marta, type: 'legal', organization: 'Lampisteria Soler', cif: 'X1234567L' },
    { ...marta, wantsInvoice: true, documentNumber: '12345678Z', invoiceAddress: address },
    { ...marta, hasReceiver: true, receiverName: 'Pau', receiverPhone: '+34 612345678' },
  ] satisfies OrderDraft[]) {
    const fitted = fitDraft(draft, offer);
    expect({ ...dataErrors(fitted, basket.price), ...paymentErrors(fitted, true) }).toEqual({});
    expect(orderRequest.safeParse(orderBody(fitted, basket, 0)).success).toBe(true);
  }
});

test('finds the errors that the server would report', () => {
  expect(dataErrors(emptyDraft, basket.price)).toEqual({
    'customer.name': 'needed',
    'customer.surname': 'needed',
    'customer.email': 'needed',
    'customer.phone': 'needed',
  });
  const wrong: OrderDraft = { ...marta, email: 'marta@', phone: '123', documentNumber: '12345678A' };
  expect(dataErrors(wrong, basket.price)).toEqual({
    'customer.email': 'incorrect_email',
    'customer.phone': 'incorrect_phone',
    'customer.document.number': 'incorrect_document',
  });
  expect(dataErrors({ ...marta, type: 'legal' }, basket.price)).toMatchObject({
    'customer.organization': 'needed',
    'customer.document.number': 'needed',
  });
  const firmOf = (cif: string) => dataErrors({ ...marta, type: 'legal', cif }, basket.price);
  expect(firmOf('B96817697')).toEqual({ 'customer.organization': 'needed' });
  expect(firmOf('12345678A')).toEqual({ 'customer.document.number': 'cif_needed' });
  expect(firmOf('12345678Z')).toEqual({});
  expect(paymentErrors(emptyDraft, false)).toEqual({ payment: 'payment_needed', agree: 'agreement_needed' });
});

test('sends the address of the invoice of who collects, or has another one than that of the delivery', () => {
  const company: OrderDraft = {
    ...marta,
    type: 'legal',
    organization: 'Obres SL',
    cif: 'B96817697',
    payment: 'transfer',
  };
  const addressIn = (draft: OrderDraft) => orderBody(draft, basket, 0).customer.address;
  expect(addressIn({ ...company, invoiceAddress: address })).toMatchObject({
    street: 'Carrer de Sant Bru',
    value: { zipcode: '08911' },
  });
  expect(addressIn(company)).toBeUndefined();
  const delivered = {
    ...company,
    address,
    deliveryType: 'delivery',
    invoiceAddress: { ...address, house: '3' },
  } as const;
  expect(addressIn(delivered)).toBeUndefined();
  expect(addressIn({ ...delivered, hasOwnInvoiceAddress: true })).toMatchObject({ house: '3' });
  expect(addressIn({ ...company, invoiceAddress: address, type: 'individual' })).toBeUndefined();
  const asked = { ...company, invoiceAddress: address, type: 'individual', wantsInvoice: true } as const;
  expect(orderBody(asked, basket, 0).customer).toMatchObject({ wantsInvoice: true, address: { city: 'Badalona' } });
  expect(dataErrors({ ...asked, invoiceAddress: emptyAddress }, basket.price)).toMatchObject({
    'customer.document.number': 'needed',
    'customer.address.street': 'needed',
  });
  expect(dataErrors(company, basket.price)).toEqual({});
  expect(dataErrors({ ...company, invoiceAddress: { ...address, zipcode: '8911', city: '' } }, basket.price)).toEqual({
    'customer.address.value.zipcode': 'incorrect_postal_code',
    'customer.address.city': 'needed',
  });
});

test('needs the address of a company that collects more than a simplified invoice may be for', () => {
  const company: OrderDraft = { ...marta, type: 'legal', organization: 'Obres SL', cif: 'B96817697' };
  expect(dataErrors(company, 400)).toEqual({});
  expect(dataErrors(company, 400.01)).toEqual({
    'customer.address.street': 'needed',
    'customer.address.value.zipcode': 'needed',
    'customer.address.city': 'needed',
  });
  expect(dataErrors({ ...company, invoiceAddress: address }, 400.01)).toEqual({});
  expect(dataErrors({ ...marta, documentNumber: '12345678Z' }, 5000)).toEqual({});
});

test('needs the document of a consumer who orders for more than a simplified invoice may be for', () => {
  const errorsAbove = (change: Partial<OrderDraft>) => dataErrors({ ...marta, ...change }, 3000.01);
  expect(dataErrors({ ...marta, documentNumber: '' }, 3000)).toEqual({});
  expect(errorsAbove({ documentNumber: ' ' })).toEqual({ 'customer.document.number': 'needed' });
  expect(errorsAbove({ documentNumber: '12345678A' })).toEqual({ 'customer.document.number': 'incorrect_document' });
  expect(errorsAbove({ documentType: 'NIE', documentNumber: 'X1234567L' })).toEqual({});
  expect(errorsAbove({ documentType: 'PASSPORT', documentNumber: 'AB123456' })).toEqual({});
});

test('chooses a payment method and the first slot, and keeps choices that are offered', () => {
  expect(fitDraft({ ...marta, payment: 'card' }, offer)).toMatchObject({
    payment: 'transfer',
    date: '2026-11-24',
    slot: { from: '08:30', to: '13:30' },
  });
  const chosen: OrderDraft = {
    ...marta,
    payment: 'transfer',
    date: '2026-11-25',
    slot: { from: '15:30', to: '19:00' },
  };
  expect(fitDraft(chosen, offer)).toMatchObject(chosen);
});

test('a chosen slot that is taken, or too early for the payment, is not replaced silently', () => {
  const taken = { ...marta, date: '2026-11-23', slot: { from: '08:30', to: '13:30' } };
  expect(fitDraft(taken, offer)).toMatchObject({ date: '2026-11-23', slot: null });
  expect(paymentErrors(fitDraft(taken, offer), true)).toMatchObject({ 'delivery.slot': 'slot_needed' });
  const [first, second, third] = offer.delivery.slots;
  const lateFor = { ...second!, notFor: ['transfer' as const] };
  const slots = [first!, lateFor, third!];
  const early = { ...marta, date: '2026-11-24', slot: { from: '08:30', to: '13:30' } };
  expect(fitDraft(early, { ...offer, delivery: { ...offer.delivery, slots } })).toMatchObject({ slot: null });
});

test('delivery needs street, number, postal code, town and a slot', () => {
  const home: OrderDraft = { ...marta, deliveryType: 'delivery' };
  expect(dataErrors(home, basket.price)).toEqual({
    'delivery.address.street': 'needed',
    'delivery.address.house': 'needed',
    'delivery.address.value.zipcode': 'needed',
    'delivery.address.city': 'needed',
  });
  expect(dataErrors({ ...home, address: { ...address, zipcode: '8911' } }, basket.price)).toEqual({
    'delivery.address.value.zipcode': 'incorrect_postal_code',
  });
  expect(paymentErrors({ ...home, payment: 'transfer' }, false)).toEqual({ 'delivery.slot': 'slot_needed' });
  const body = orderBody({ ...home, address, payment: 'transfer' }, basket, 52.8);
  expect(body).toMatchObject({
    delivery: { type: 'delivery', address: { street: 'Carrer de Sant Bru', value: { zipcode: '08911' } } },
    expectedPrice: 52.8,
  });
  expect(addressLine(address)).toBe('Carrer de Sant Bru, 18, 2');
});

test('what a visitor typed survives the login, and the account fills in the rest', () => {
  const user = {
    id: 7,
    name: 'Marta',
    lastName: 'Soler',
    email: 'marta@ejemplo.cat',
    phone: '+34612345678',
    customerType: 'individual',
    document: null,
    organization: null,
    addresses: [],
  } as unknown as User;
  const typed = { ...emptyDraft, name: 'Ona', comment: 'Llamad antes' };
  saveDraft(null, typed);
  expect(initialDraft(null)).toEqual(typed);
  expect(initialDraft(null, '08911').address, 'a kept postal code').toEqual({ ...emptyAddress, zipcode: '08911' });
  expect(initialDraft(user), 'a draft of somebody else').toMatchObject({ name: 'Marta', comment: '' });
  saveForLogin();
  expect(initialDraft(user)).toMatchObject({
    name: 'Ona',
    surname: 'Soler',
    phone: '+34 61 234 56 78',
    comment: 'Llamad antes',
  });
  saveDraft(9, typed);
  saveForLogin();
  expect(initialDraft(user), 'of another account').toMatchObject({ name: 'Marta', comment: '' });
});

test('offers the next slots in place of one that is gone', () => {
  const draft = { deliveryType: 'pickup', payment: 'transfer' } as const;
  const timesAfter = (date: string, from: string) =>
    otherSlots(draft, offer, { date, slot: { from, to: '' } }).map((slot) => `${slot.date} ${slot.from}`);
  expect(timesAfter('2026-11-24', '08:30')).toEqual(['2026-11-25 15:30']);
  // Nothing later: the first that there are.
  expect(timesAfter('2026-11-25', '15:30')).toEqual(['2026-11-24 08:30', '2026-11-25 15:30']);
});

test('chooses a slot that is not too early for the payment method', () => {
  const [first, second, third] = offer.delivery.slots;
  const slots = [first!, { ...second!, notFor: ['transfer' as const] }, third!];
  const fitted = fitDraft(marta, { ...offer, delivery: { ...offer.delivery, slots } });
  expect(fitted).toMatchObject({ date: '2026-11-25', slot: { from: '15:30', to: '19:00' } });
});

test('an old appliance is taken back only when a new one is delivered', () => {
  const home: OrderDraft = { ...marta, deliveryType: 'delivery', address, takeBack: true };
  const appliances = { ...basket, list: [{ isAppliance: false }, { isAppliance: true }] };
  expect(orderBody(home, appliances, 0).delivery).toMatchObject({ takeBack: true });
  expect(orderBody(home, basket, 0).delivery).not.toHaveProperty('takeBack');
  expect(orderBody({ ...home, takeBack: false }, appliances, 0).delivery).not.toHaveProperty('takeBack');
  expect(orderBody({ ...home, deliveryType: 'pickup' }, appliances, 0).delivery).not.toHaveProperty('takeBack');
});

test('the one way in which the basket can be had is chosen, and its time anew', () => {
  const home: OrderDraft = {
    ...marta,
    deliveryType: 'delivery',
    date: '2026-11-25',
    slot: { from: '09:00', to: '11:00' },
  };
  expect(fitToBasket(home, { isOrderable: true, deliveryTypes: ['pickup'] })).toEqual({
    ...home,
    deliveryType: 'pickup',
    date: null,
    slot: null,
  });
  expect(fitToBasket(home, { isOrderable: true, deliveryTypes: ['delivery'] })).toBe(home);
  expect(fitToBasket(home, { isOrderable: true, deliveryTypes: ['delivery', 'pickup'] })).toBe(home);
  expect(fitToBasket(home, { isOrderable: false, deliveryTypes: [] })).toBe(home);
  expect(fitToBasket({ ...home, hasReceiver: true }, { isOrderable: true, deliveryTypes: [] })).toMatchObject({
    ...{ deliveryType: 'pickup', date: null, slot: null, hasReceiver: false },
  });
});

test('an order carries the version of the basket and the amount that was shown', () => {
  const body = orderBody(fitDraft(marta, offer), basket, 45.9);
  expect(body).toMatchObject({ basketVersion: 3, expectedPrice: 45.9 });
});

test('offers a lender only for amounts that it has, with the reason for others', () => {
  const sequra = { code: 'sequra', name: 'seQura', available: true, reason: null } as const;
  const terms = { lender: 'sequra', minAmount: 90, maxAmount: 3000, months: [3], tin: 0, tae: 0 } as const;
  const offered = { paymentMethods: [...offer.paymentMethods, sequra], financing: [{ ...terms, months: [3] }] };
  const fitted = (amount: number) =>
    fitMethods(offered, amount, ({ minAmount, maxAmount }) => `${minAmount} to ${maxAmount}`).map(
      ({ available, reason }) => [available, reason],
    );
  expect([89.99, 90, 3000, 3000.01].map((amount) => fitted(amount)[2])).toEqual([
    [false, '90 to 3000'],
    [true, null],
    [true, null],
    [false, '90 to 3000'],
  ]);
  // Any amount can be transferred, and what is not set up stays so.
  expect(fitted(1).slice(0, 2)).toEqual([
    [false, 'no'],
    [true, null],
  ]);
});

test('asks individuals who borrow for their document', () => {
  const errorsOf = (draft: Partial<OrderDraft>) => paymentErrors({ ...marta, ...draft }, false);
  for (const payment of ['crediya', 'sequra'] as const) {
    expect(errorsOf({ payment })).toEqual({ 'customer.document.number': 'needed' });
    expect(errorsOf({ payment, documentNumber: '12345678A' })).toEqual({
      'customer.document.number': 'incorrect_document',
    });
    expect(errorsOf({ payment, documentNumber: '12345678Z' })).toEqual({});
    expect(errorsOf({ payment, type: 'legal' })).toEqual({});
  }
  expect(errorsOf({ payment: 'card' })).toEqual({});
});
