import { expect, it } from 'vitest';
import { orderStatuses } from '#areas/orders/order-schema.ts';
import { mailName } from './mail-name.ts';
import { messages } from './messages.ts';

const { mailNames } = messages.es;

it.each(orderStatuses)('names the mail of an order that is %s', (status) => {
  expect(mailName(mailNames, `order 26-889871, ${status}`)).toBe(mailNames[status]);
});

it.each([
  ['order 26-889871, payment denied', 'Pago no aceptado'],
  ['order 26-889871, ready, again', 'Listo para recoger, otra vez'],
  ['transfer CE889871, reminder', 'Recordatorio de la transferencia'],
  ['payment of order 26-889871, part', 'Parte del pago recibida'],
  ['payment of order 26-889871, refunded', 'Dinero devuelto'],
  ['return D-26-00318, refunded', 'Devolución D-26-00318'],
  ['order 26-889871, cancelled, to the store', 'Aviso a la tienda'],
  ['payment of order 26-889871, update refused', 'Aviso a la tienda'],
])('names %s', (about, name) => {
  expect(mailName(mailNames, about)).toBe(name);
});
