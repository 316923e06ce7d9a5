import { expect, it } from 'vitest';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import { cents } from '#values/money.ts';
import { factsOf } from '../order-mail-content.fixture.ts';
import { dailyListContent, orderNoticeContent } from './notice-content.ts';

const shopCommand = shopCommandIn('production');
const hostile = '"><img src=x onerror=alert(1)>&amp;<b>';
const { order, lines } = factsOf({
  email: 'marta@ejemplo.cat',
  units: 6,
  comment: hostile,
  customer: { name: hostile, surname: '', phone: '612345678', organization: hostile } as never,
  receiver: { name: hostile, phone: '612345679' },
});

it('names the shelf of what has one', () => {
  const shelved = lines.map((line, at) => (at === 0 ? { ...line, shelf: 'A-03' } : line));
  const facts = {
    shop: 'Can Eina',
    locale: 'es',
    order,
    quantitySaving: cents(0),
    payment: 'Tarjeta',
    shopCommand,
  } as const;
  const { text } = layOutMail(orderNoticeContent({ ...facts, lines: shelved }), mailFrame('es'));
  expect(text).toContain('Disco de diamante (4 ud. · ref. 52-0125 · estante A-03)');
  expect(text).toContain('Guantes (2 ud. · ref. 52-0125)');
  expect(text).toContain('ferreter orders move 26-889862 preparing');
  expect(text).not.toContain('npm run');
});

it('names from when a pickup is ready where that is later than its slot begins', () => {
  const slot = { from: '15:00', to: '19:00' };
  const delivery = { ...order.delivery, type: 'pickup', slot, readyAt: '2026-11-27T17:20:00Z' } as const;
  const facts = {
    shop: 'Can Eina',
    locale: 'es',
    date: '2026-11-27',
    late: { latest: [], count: 0 },
    shopCommand,
  } as const;
  const textOf = (change: Partial<typeof order>) =>
    layOutMail(dailyListContent([{ ...order, delivery, ...change }], facts), mailFrame('es')).text;
  expect(textOf({})).toContain('18:20–19:00 · ');
  expect(textOf({ delivery: { ...delivery, readyAt: '2026-11-27T18:00:00Z' } })).toContain('desde las 19:00 · ');
  expect(textOf({ status: 'ready' })).toContain('15:00–19:00 · ');
  expect(
    orderNoticeContent({ ...facts, order: { ...order, delivery }, lines, quantitySaving: cents(0), payment: 'Tarjeta' })
      .subject,
  ).toContain('viernes 27 de noviembre, de 18:20 a 19:00');
});

it('bounds what it lists of earlier days, and says how many more there are', () => {
  const late = { latest: [order, order], count: 9 };
  const content = dailyListContent([], { shop: 'Can Eina', locale: 'es', date: '2026-11-27', late, shopCommand });
  expect(layOutMail(content, mailFrame('es')).text).toContain('Y 7 más, de días aún anteriores.');
});

it.each(['es', 'ca'] as const)('in %s escapes what customers typed', (locale) => {
  const shared = { shop: hostile, locale, shopCommand };
  const notice = orderNoticeContent({ ...shared, order, lines, quantitySaving: cents(0), payment: 'Tarjeta' });
  const list = dailyListContent([order], {
    ...shared,
    date: '2026-11-27',
    late: { latest: [order], count: 3 },
  });
  for (const content of [notice, list]) {
    const { html, text } = layOutMail(content, mailFrame(locale));
    expect(html).not.toContain('<img src=x');
    expect(wordsOf(html)).toContain(hostile);
    expect(`${html}${text}`).not.toMatch(/undefined|NaN|\[object/);
  }
});
