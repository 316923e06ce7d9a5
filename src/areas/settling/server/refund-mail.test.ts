import { expect, it } from 'vitest';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { mailFrame } from '#platform/mail/mail-frame.fixture.ts';
import { cents } from '#values/money.ts';
import { factsOf } from '#areas/orders/server/order-mail-content.fixture.ts';
import { refundedContent } from './payment-mail-content.ts';

const textOf = (url: string | null): string => {
  const refund = { amount: cents(500), surplus: cents(0), corrective: { number: 'R-26-00001', url } };
  const { order } = factsOf();
  return refundedContent(order, refund, mailFrame('es'), 'https://shop.example/order').blocks.map(blockText).join('\n');
};

it('leads to the corrective invoice: on the page of the order, or at its own address without an account', () => {
  expect(textOf(null)).toContain('La factura rectificativa está en la página del pedido.');
  expect(textOf('https://shop.example/r')).toContain(
    'Aquí tienes la factura rectificativa: R-26-00001.\nhttps://shop.example/r\n',
  );
});
