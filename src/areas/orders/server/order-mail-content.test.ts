import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { orderStatuses } from '../contract.ts';
import { factsOf } from './order-mail-content.fixture.ts';
import { orderMailContent } from './order-mail-content.ts';
import { type OrderMailFacts } from './order-mail-facts.ts';

const hostile = '"><img src=x onerror=alert(1)>&amp;<b>';

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
      ['https://shop.example/qr.gif', 'Código QR de la transferencia'],
      ['https://shop.example/pictures/abc/160.jpg', 'Disco de diamante'],
    ]);
  });

  it('says from when a pickup is ready within its slot, and that it counts from the payment', () => {
    const delivery = {
      type: 'pickup',
      address: null,
      pickupPoint: { name: { es: 'Tienda', ca: 'Botiga' }, address: 'Carrer del Torrent, 41', phone: null },
      date: '2026-11-27',
      slot: { from: '15:00', to: '19:00' },
      readyAt: '2026-11-27T17:20:00.000Z',
    } as unknown as OrderMailFacts['order']['delivery'];
    const textOf = (...facts: Parameters<typeof factsOf>) => mailOf(factsOf(...facts)).text;
    const unpaid = textOf({ delivery });
    expect(unpaid).toContain('de 18:20 a 19:00');
    expect(unpaid).toContain('La hora cuenta desde que se paga');
    const paid = textOf({ delivery, paymentStatus: 'paid' }, 'confirmed');
    expect(paid).toContain('de 18:20 a 19:00');
    expect(paid).not.toContain('La hora cuenta');
    const later = { ...delivery, readyAt: '2026-11-28T09:00:00.000Z' };
    expect(textOf({ delivery: later, paymentStatus: 'paid' }, 'confirmed')).toMatch(
      /28 de noviembre\S*, desde las 10:00/,
    );
    expect(textOf({ delivery, paymentStatus: 'paid' }, 'ready')).toContain('de 15:00 a 19:00');
    expect(textOf({ delivery: { ...delivery, slot: { from: '18:30', to: '19:00' } } })).not.toContain('La hora cuenta');
  });

  it('says of which products nobody may withdraw', () => {
    const facts = factsOf();
    const lines = facts.lines.map((line, index) => ({
      ...line,
      withdrawalExemption: index === 0 ? ('made_to_measure' as const) : null,
    }));
    expect(mailOf({ ...facts, lines }).text.match(/hecho a medida, no se puede desistir/g)).toHaveLength(1);
    expect(mailOf(facts).text).not.toContain('hecho a medida');
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
    expect(text).toContain('Hemos recibido tu pedido');
    expect(mailOf({ ...factsOf({ paymentStatus: 'paid' }), transfer: null }).text).toContain(
      'Gracias, Marta. Tenemos tu pedido',
    );
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
    expect(text).toContain('divendres 27 de novembre');
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

it('says of a cancelled order what of a part of its price goes back, or has gone', () => {
  const textOf = (facts: Partial<OrderMailFacts>) =>
    mailOf({
      ...factsOf({ paymentStatus: 'cancelled', paymentDueAt: null }, 'cancelled'),
      transfer: null,
      ...facts,
    }).text;
  expect(textOf({})).toContain('No te hemos cobrado nada');
  for (const isExpired of [false, true]) {
    const goes = textOf({ received: cents(1000), isExpired });
    expect(goes).toContain('la devolución de 10,00\u00a0€ está pendiente');
    expect(goes).not.toContain('No te hemos cobrado');
    expect(textOf({ refunded: cents(1000), isExpired })).toContain('te hemos devuelto 10,00\u00a0€');
  }
});

it('says of a paid order that the shop has changed what goes back since it is cheaper', () => {
  const paid = { ...factsOf({ paymentStatus: 'paid' }, 'confirmed'), transfer: null, isChanged: true };
  expect(mailOf({ ...paid, surplus: cents(1500) }).text).toContain(
    'Cuesta menos de lo que pagaste: te devolvemos 15,00\u00a0€ por el mismo medio.',
  );
  expect(mailOf(paid).text).not.toContain('Cuesta menos');
});
