import { expect, it } from 'vitest';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { mailFrame } from '#platform/mail/mail-frame.fixture.ts';
import { cents } from '#values/money.ts';
import { factsOf } from '#areas/orders/server/order-mail-content.fixture.ts';
import { refundedContent } from './payment-mail-content.ts';

const refund = { amount: cents(500), surplus: cents(0), hasCorrective: true };
const textOf = (isGuest: boolean): string => {
  const { order } = factsOf({ isGuest });
  return refundedContent(order, refund, mailFrame('es'), 'https://shop.example/order').blocks.map(blockText).join('\n');
};

it('sends nobody to look for a corrective invoice on a page that has none', () => {
  expect(textOf(false)).toContain('La factura rectificativa está en la página del pedido.');
  expect(textOf(true)).toContain('pídenosla contestando a este correo');
  expect(textOf(true)).not.toContain('está en la página');
});
