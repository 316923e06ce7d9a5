import { describe, expect, it } from 'vitest';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { orderStatuses } from '../contract.ts';
import { orderMailContent, type OrderMailFacts } from './order-mail-content.ts';

const hostile = '"><img src=x onerror=alert(1)>&amp;<b>';

/** Two articles with a discount of 5 €, delivered for 4.90 €, paid by transfer. */
function factsOf(change: Partial<OrderMailFacts['order']> = {}, status: OrderMailFacts['status'] = 'created') {
  const order = {
    id: 7,
    number: '26-889862',
    locale: 'es',
    status,
    total: 7160,
    price: 6660,
    deliveryPrice: 490,
    vat: [{ rate: 21, gross: 7150, net: 5909, vat: 1241 }],
    customer: { name: 'Marta', email: 'marta@ejemplo.cat' },
    delivery: {
      type: 'delivery',
      address: { street: 'Carrer de Sant Bru', house: '18', value: { zipcode: '08911' }, city: 'Badalona' },
      pickupPoint: null,
      date: '2026-11-27',
      slot: { from: '09:00', to: '11:00' },
    },
    ...change,
  } as OrderMailFacts['order'];
  const line = { quantity: 4, unit: 'ud', article: '52-0125', picture: { url: '/pictures/abc', width: 9, height: 9 } };
  const lines = [
    { ...line, name: { es: 'Disco de diamante', ca: 'Disc de diamant' }, sum: 5770 },
    { ...line, quantity: 2, picture: null, name: { es: 'Guantes', ca: 'Guants' }, sum: 890 },
  ] as unknown as OrderMailFacts['lines'];
  return {
    shop: 'Can Eina',
    hours: 'De lunes a viernes, de 8:00 a 13:30.',
    status,
    order,
    lines,
    transfer: {
      iban: 'ES91 2100 0418 4502 0005 1332',
      beneficiary: 'Can Eina, S.L.',
      amount: 71.5,
      reference: '26-889862',
      dueAt: new Date('2026-12-01T18:00:00Z'),
    },
    confirmBy: null,
    orderUrl: 'https://shop.example/profile/orders/7',
    returnsUrl: 'https://shop.example/returns',
    pictureUrl: ({ url }: { url: string }) => `https://shop.example${url}/160.jpg`,
  } satisfies OrderMailFacts;
}
const mailOf = (facts: OrderMailFacts) => layOutMail(orderMailContent(facts), mailFrame(facts.order.locale));
const centsIn = (text: string): number => Number(text.replace(/[^\d−]/g, '').replace('−', '-'));

describe('the mail of a new order', () => {
  it('has the transfer’s data, the order’s link and the products with pictures by absolute address', () => {
    const { text, html } = mailOf(factsOf());
    for (const part of [text, wordsOf(html)])
      for (const words of [
        'ES91 2100 0418 4502 0005 1332',
        'Can Eina, S.L.',
        '71,50\u00a0€',
        'Disco de diamante',
        '19:00',
      ])
        expect(part).toContain(words);
    expect(html).toContain('href="https://shop.example/profile/orders/7"');
    expect(text).toContain('https://shop.example/profile/orders/7');
    expect(
      [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => [/src="([^"]*)"/.exec(tag)![1], /alt="([^"]*)"/.exec(tag)![1]]),
    ).toEqual([
      ['https://shop.example/mail-logo.png', 'Can Eina'],
      ['https://shop.example/pictures/abc/160.jpg', 'Disco de diamante'],
    ]);
  });

  it('shows sums that add up', () => {
    const blocks = orderMailContent(factsOf()).blocks;
    const sums = blocks.find((block) => block.kind === 'sums')!;
    const amounts = sums.rows.map(({ amount }) => centsIn(amount));
    expect(amounts).toEqual([7160, -500, 490]);
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(centsIn(sums.total.amount));
    const products = blocks.find((block) => block.kind === 'products')!.products.map(({ amount }) => centsIn(amount));
    expect(products.reduce((sum, amount) => sum + amount)).toBe(amounts[0]! + amounts[1]!);
  });

  it('shows no transfer when none is awaited', () => {
    const { text } = mailOf({ ...factsOf(), transfer: null });
    expect(text).not.toContain('IBAN');
    expect(text).toContain('Gracias, Marta. Tenemos tu pedido');
  });

  it('names where and when it is picked up, without an amount for that', () => {
    const name = { es: 'Tienda de Badalona', ca: 'Botiga de Badalona' };
    const pickupPoint = {
      id: 1,
      name,
      address: 'Carrer del Torrent, 41',
      phone: '930000000',
      coords: { lat: 1, lng: 2 },
    };
    const delivery = { type: 'pickup', address: null, pickupPoint, date: '2026-11-27', slot: null } as const;
    const { text } = mailOf(factsOf({ delivery, deliveryPrice: 0, locale: 'ca' }));
    expect(text).toContain('Botiga de Badalona');
    expect(text).toContain('divendres, 27 de novembre');
    expect(text).toContain('Recollida a la botiga: Gratis');
  });
});

describe.each(['es', 'ca'] as const)('in %s', (locale) => {
  it.each(orderStatuses)('the mail of the status %s escapes every name', (status) => {
    const facts = factsOf(
      { locale, number: hostile, customer: { name: hostile } as OrderMailFacts['order']['customer'] },
      status,
    );
    const lines = facts.lines.map((line) => ({
      ...line,
      name: { es: hostile, ca: hostile },
      article: hostile,
      unit: hostile,
    }));
    const transfer = { ...facts.transfer, iban: hostile, beneficiary: hostile, reference: hostile };
    const { html, text } = mailOf({ ...facts, lines, transfer, shop: hostile });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('&amp;<b>');
    expect(wordsOf(html)).toContain(hostile);
    expect(text).toContain(hostile);
    expect(`${html}${text}`).not.toMatch(/undefined|NaN|\[object/);
  });
});
