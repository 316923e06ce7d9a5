import { expect, it } from 'vitest';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { mailFrame } from '#platform/mail/mail-frame.fixture.ts';
import { cents } from '#values/money.ts';
import { factsOf } from '#areas/orders/server/order-mail-content.fixture.ts';
import { surplusContent } from './payment-mail-content.ts';

const mailOf = (locale: 'es' | 'ca', left?: number) => {
  const { order } = factsOf();
  const money = { amount: cents(5000), isPaid: false, ...(left !== undefined && { left: cents(left) }) };
  const { blocks, ...mail } = surplusContent(
    { ...order, locale },
    money,
    mailFrame(locale),
    'https://shop.example/order',
  );
  return { ...mail, text: blocks.map(blockText).join('\n').replaceAll('\u00A0', ' ') };
};

it.each([
  ['es', 'hemos recibido una parte del pago', 'ya tenemos una parte de tu pago', '50,00 €', 'Quedan por pagar 21,50 €'],
  [
    'ca',
    'hem rebut una part del pagament',
    'ja tenim una part del teu pagament',
    '50,00 €',
    'Queden per pagar 21,50 €',
  ],
] as const)(
  'says in %s of a part of the price how much came and how much is missing',
  (locale, subject, heading, ...texts) => {
    const mail = mailOf(locale, 2150);
    expect(mail.subject).toContain(subject);
    expect(JSON.stringify(mail.heading)).toContain(heading);
    expect(mail.kind).toMatchObject({ name: 'payment-part', values: { due: expect.stringContaining('21,50') } });
    for (const text of texts) expect(mail.text).toContain(text);
    expect(mail.text).not.toMatch(/te devolvemos|et tornem/i);
  },
);

it('says of money of another amount that it goes back', () => {
  const mail = mailOf('es');
  expect(mail).toMatchObject({ kind: { name: 'payment-wrong-amount' } });
  expect(mail.subject).toContain('tu pago no es del importe del pedido');
  expect(mail.text).toContain('Te devolvemos');
});
