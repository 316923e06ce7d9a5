import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { paymentStatuses } from '#areas/payment/contract.ts';
import { formatEuros } from '#i18n/format.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { locales, type Locale } from '#i18n/locale.ts';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { cents } from '#values/money.ts';
import { type Order, orderStatuses } from '../contract.ts';
import { moneyMessages } from './messages.ts';
import { moneyText } from './money-text.ts';
import { type OrderMoney, orderMoney } from './order-money.ts';
import { orderMailContent } from '../server/order-mail-content.ts';
import { factsOf } from '../server/order-mail-content.fixture.ts';
import { orderMailTexts } from '../server/server-messages.ts';
import { ConfirmedOrder } from '../web/order-confirmation.tsx';
import { TrackedState } from '../web/order-tracking.tsx';
import { messages as paymentMessages } from '../web/payment/messages.ts';

/** Every order, payment and refund. */
const pairs = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) =>
    (paymentStatus === 'paid' ? [0, 12] : [paymentStatus === 'refunded' ? 71.5 : 0]).map((refunded) => ({
      status,
      paymentStatus,
      refunded,
    })),
  ),
);
type Pair = (typeof pairs)[number];

const at = '2026-11-26T10:00:00Z';
const orderOf = (pair: Pair): Order =>
  ({
    orderId: 7,
    number: '26-889862',
    date: at,
    total: 71.5,
    price: 71.5,
    deliveryPrice: 0,
    amount: 71.5,
    vat: [],
    units: 1,
    payment: 'card',
    comment: '',
    customer: { type: 'legal', name: 'Marta', surname: 'Soler', email: 'marta@ejemplo.cat', phone: '+34612345678' },
    receiver: null,
    delivery: { type: 'pickup', address: null, pickupPoint: null, date: null, slot: null },
    items: [],
    documents: [],
    history: [{ status: 'created', at }],
    actions: [],
    ...pair,
  }) as unknown as Order;

async function words(locale: Locale, shown: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <MemoryRouter>
      <LocaleProvider value={locale}>{shown}</LocaleProvider>
    </MemoryRouter>,
  );
  return (await new Response(prelude).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
}

async function pageOf(locale: Locale, pair: Pair): Promise<string> {
  const ways = { paymentMethods: [], slots: [], contact: { phone: null, email: 'hola@ejemplo.cat' } };
  const confirmation = { order: orderOf(pair), menu: [], transfer: null, confirmBy: null, isTest: false, ...ways };
  const shown = confirmation as unknown as Parameters<typeof ConfirmedOrder>[0]['confirmation'];
  return words(locale, <ConfirmedOrder confirmation={shown} onReload={() => {}} />);
}

function mailOf(locale: Locale, { refunded, ...order }: Pair): { heading: string; text: string } {
  const facts = { ...factsOf({ ...order, locale, payment: 'card' }, order.status), refunded: cents(refunded * 100) };
  const { heading, blocks } = orderMailContent({ ...facts, transfer: null });
  return { heading, text: blocks.map(blockText).join('\n') };
}

/** What each says while the order waits for its money, in words of its own. */
const titles = (locale: Locale): Partial<Record<OrderMoney, string>> => {
  const { unpaid, denied, wait } = paymentMessages[locale];
  return { pending: unpaid.title, failed: denied.bank, processing: wait.title(null) };
};

it.each(locales)('page, mail and tracking say the same of the money of every order in %s', async (locale) => {
  const texts = moneyMessages[locale];
  const thanks = locale === 'es' ? 'Gracias' : 'Gràcies';
  const missing = orderMailTexts[locale].stillToPay('71,50\u00a0€').slice(0, 1).join('');
  for (const pair of pairs) {
    const money = orderMoney(pair);
    const order = orderOf(pair);
    const sum = formatEuros(money === 'going_back' ? 71.5 - pair.refunded : pair.refunded, locale);
    const sentences = Object.entries(texts).map(([code, one]) => [code, typeof one === 'string' ? one : one(sum)]);
    const said = (text: string) => sentences.filter(([, one]) => text.includes(one!)).map(([code]) => code);
    expect([moneyText(texts, order, locale)]).toEqual(
      sentences.filter(([code]) => code === money).map(([, one]) => one),
    );
    const tracked = { ...order, actions: [], delivery: { ...order.delivery, destination: null } };
    const [page, tracking] = [await pageOf(locale, pair), await words(locale, <TrackedState order={tracked} />)];
    const mail = mailOf(locale, pair);
    const isPaid = money === 'paid' || money === 'partly_refunded';
    const title = titles(locale)[money];
    const isToPay = money === 'pending' || money === 'failed';
    expect({
      ...pair,
      page: title ? page.includes(title) : said(page),
      tracking: said(tracking),
      mail: isToPay ? mail.text.includes(missing) : money === 'paid' ? [] : said(mail.text),
      thanks: [page.includes(thanks), isPaid || !mail.heading.includes(thanks)],
    }).toEqual({
      ...pair,
      page: title ? true : [money],
      tracking: [money],
      mail: isToPay ? true : money === 'paid' ? [] : [money],
      thanks: [isPaid, true],
    });
  }
});

it.each(locales)(
  'of an order that was cancelled after a part was paid, page and tracking say in %s that it goes back',
  async (locale) => {
    const part = { status: 'cancelled', paymentStatus: 'cancelled', refunded: 5, received: 10 } as const;
    const tracked = { ...orderOf(part), actions: [], delivery: { ...orderOf(part).delivery, destination: null } };
    for (const text of [await pageOf(locale, part), await words(locale, <TrackedState order={tracked} />)]) {
      expect(text).toContain(moneyMessages[locale].going_back(formatEuros(10, locale)));
      expect(text).not.toContain(moneyMessages[locale].not_charged);
    }
  },
);

it.each([
  ['cancelled', 'paid', 0, 'going_back'],
  ['cancelled', 'paid', 5, 'going_back'],
  ['cancelled', 'refunded', 9, 'gone_back'],
  ['cancelled', 'cancelled', 0, 'not_charged'],
  ['cancelled', 'cancelled', 9, 'gone_back'],
  ['confirmed', 'refunded', 9, 'refunded'],
  ['delivered', 'paid', 5, 'partly_refunded'],
  ['delivered', 'paid', 0, 'paid'],
  ['created', 'failed', 0, 'failed'],
] as const)('of an order that is %s and %s, %d paid back, it is %s', (status, paymentStatus, refunded, money) => {
  expect(orderMoney({ status, paymentStatus, refunded })).toBe(money);
});
