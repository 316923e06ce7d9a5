import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { AttendedOrder } from '#areas/orders/staff-attention-calls.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { NoticeList } from './notice-list.tsx';
import { noticesOf, readKeys } from './notices.ts';

const order = (orderId: number, since: string, warnings: AttendedOrder['warnings']): AttendedOrder =>
  ({ orderId, number: `26-${orderId}`, customer: { name: 'Remei' }, since, warnings }) as AttendedOrder;
const surplus = order(7, '2026-11-24T09:36:00.000Z', [{ kind: 'surplus', amount: 0.5 }, { kind: 'mail_failed' }]);
const mail = order(9, '2026-11-24T08:20:00.000Z', [{ kind: 'mail_failed' }]);
const unreadOf = (orders: AttendedOrder[], read: ReadonlySet<string>): number[] =>
  noticesOf(orders).flatMap(({ key, orderId }) => (read.has(key) ? [] : orderId));
const keysOf = (orders: AttendedOrder[]) => readKeys(noticesOf(orders).map(({ key }) => key));

it('has one notice of each order that needs a hand, the newest first', () => {
  const waiting = order(8, '2026-11-24T09:00:00.000Z', [{ kind: 'due', at: '2026-11-26T09:00:00.000Z' }]);
  expect(noticesOf([mail, waiting, surplus]).map(({ orderId, kind }) => [orderId, kind])).toEqual([
    [7, 'surplus'],
    [9, 'mail_failed'],
  ]);
});

it('counts as read what was there when it was marked, and no matter that has come since, of the same order too', () => {
  expect(unreadOf([mail, surplus], readKeys(null))).toEqual([7, 9]);
  const read = keysOf([mail, surplus]);
  expect(unreadOf([mail, surplus], read)).toEqual([]);
  expect(unreadOf([mail, surplus], keysOf([mail]))).toEqual([7]);
  expect(unreadOf([mail, { ...surplus, warnings: [{ kind: 'to_refund', amount: 0.5 }] }], read)).toEqual([7]);
  expect(unreadOf([{ ...mail, since: '2026-11-25T08:20:00.000Z' }, surplus], read)).toEqual([9]);
});

it('takes what is stored and damaged for nothing', () => {
  expect([readKeys('7'), readKeys({ length: 1 }), readKeys([7, 'key'])]).toEqual([
    new Set(),
    new Set(),
    new Set(['key']),
  ]);
});

it.each<[Locale, string, string, string]>([
  ['es', 'Sin leer: ', 'hace 6 min', 'hoy 9:20'],
  ['ca', 'Sense llegir: ', 'fa 6 min', 'avui 9:20'],
])('says in %s which are unread and since when they are there', (locale, word, recent, earlier) => {
  const html = renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <MemoryRouter>
        <NoticeList
          notices={noticesOf([mail, surplus])}
          read={keysOf([mail])}
          now={new Date('2026-11-24T09:42:00Z')}
          onFollow={() => {}}
        />
      </MemoryRouter>
    </LocaleProvider>,
  );
  const [first, second] = html.split('</li>').map((item) => item.replaceAll(/<[^>]+>/g, ''));
  expect(first).toMatch(new RegExp(`^${word}.* 26-7, 0,50\\s€Remei\\. .* ${recent}$`, 'u'));
  expect(second).not.toContain(word);
  expect(second).toMatch(new RegExp(` 26-9Remei\\. .* ${earlier}$`, 'u'));
  expect(html).toContain('href="/orders/7"');
});
