import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { marta, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { takenSlots } from '#areas/delivery/server/slots/slots-tables.ts';
import { orderRequest } from '#areas/orders/contract.ts';
import {
  actors,
  addProduct,
  guestOf,
  homeDelivery,
  pickupOrder,
  type Rules,
  startRules,
} from '#areas/orders/server/orders.fixture.ts';
import { placeOrder } from '#areas/orders/server/place/place-order.ts';
import type { StoredOrder } from '#areas/orders/server/records/order-queries.ts';
import { orders } from '#areas/orders/server/records/orders-tables.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import type { PaymentProvider } from '#areas/payment/server/payment-provider.ts';
import { testCard, testCardNotification } from '#areas/payment/server/providers/test-card.fixture.ts';
import type { Locale } from '#i18n/locale.ts';
import type { OrderProof } from '#areas/orders/server/records/find-proven-order.ts';
import { Failure } from '#platform/http/failure.ts';
import { type MailKind, mailKinds } from '#platform/mail/mail-kinds.ts';
import { cents } from '#values/money.ts';
import { listMoneyOf } from '#areas/payment/server/recorded-parts.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/smtp-server.fixture.ts';

/** Each typed text has this in it, and no word of the shop. */
const typed = 'zqpremio';
/** What a name may be by the rules of its field: letters. */
const letters = `${typed} gana un premio`;
/** What orders of earlier versions may have in every field. */
const anything = `${typed} gana un premio en https://example.com/${typed} o www.example.com`;

/** Kinds that only go to addresses that are proven: a confirmed account's, of an opened link, or of somebody who paid. */
const onlyToProven: ReadonlySet<MailKind> = new Set([
  'account-address-known',
  'account-address-changed',
  'account-change-requested',
  'account-password-changed',
  'payment-again',
  'payment-late',
  'payment-reminder',
  'return-refunded',
  'stock-notice-back',
]);
const seen = new Set<string>();

/** A shop's own words that say of every kind what it is and all of its values. */
const ownWords = (kind: MailKind): string => `kind=${kind}; ${mailKinds[kind].map((name) => `{{${name}}}`).join(', ')}`;

interface ReceivedMail {
  readonly to: string;
  readonly kind: string;
  /** Subject, text and HTML. */
  readonly whole: string;
}

async function read({ received }: TestMailServer): Promise<ReceivedMail[]> {
  const mails = await Promise.all(received.map((raw) => PostalMime.parse(raw)));
  return mails.map(({ to, subject, text, html }) => ({
    to: to![0]!.address!,
    kind: /kind=([\w-]+)/.exec(text ?? '')?.[1] ?? 'notice',
    whole: [subject, text, html].join('\n'),
  }));
}

/** The mails to addresses that begin with "stranger" repeat nothing that was typed. */
function expectNothingTyped(mails: readonly ReceivedMail[]): void {
  const toStrangers = mails.filter(({ to }) => to.startsWith('stranger'));
  for (const { kind, whole } of toStrangers) {
    expect(whole.toLowerCase(), kind).not.toContain(typed);
    expect(whole, kind).not.toContain('example.com/');
    expect(whole, kind).not.toMatch(/undefined|NaN|\[object|\{\{/);
    seen.add(kind);
  }
}

/** A lender that waits for the shop's confirmation. */
const lender: PaymentProvider = {
  ...testCard(),
  name: 'lender',
  capabilities: { methods: ['sequra'], start: 'redirect', minutesToPay: 30 },
  confirm: async () => 'confirmed',
};

describe('mails about orders', () => {
  let rules: Rules;
  let mailServer: TestMailServer;
  let product: number;
  beforeAll(async () => {
    mailServer = await startMailServer();
    const findWords = (kind: MailKind) => ({ paragraphs: [], subject: ownWords(kind), signOff: ownWords(kind) });
    rules = await startRules({}, undefined, mailServer.url, [lender], { findWords });
    product = await addProduct(rules.database, { article: 'drill', stock: 1000 });
  });
  afterAll(async () => {
    await rules.stop();
    await mailServer.close();
  });

  /** An order with hostile texts in all fields, as the API takes them; then as an older version has stored them. */
  async function order(
    email: string,
    {
      locale,
      payment = 'transfer',
      isPickup,
      isConsumers,
    }: { locale: Locale; payment?: PaymentMethod; isPickup?: boolean; isConsumers?: boolean },
  ): Promise<StoredOrder> {
    const userId = rules.newUser();
    await rules.fill(userId, product);
    const { value, ...place } = homeDelivery.address;
    const line = `${typed} gana un premio`;
    const address = {
      ...place,
      street: line,
      house: typed,
      floor: typed,
      apartment: typed,
      city: `Badalona ${line}`,
      extra: line,
      value: { ...value, address: line },
    };
    const request = orderRequest.parse({
      ...pickupOrder,
      customer: {
        ...(isConsumers
          ? { type: 'individual' }
          : { type: 'legal', document: { type: 'CIF', number: 'B96817697' }, organization: line }),
        name: letters,
        surname: letters,
        email: `${typed}@example.com`,
        phone: '612345678',
        address,
      },
      receiver: { name: line, phone: '612345678' },
      delivery: isPickup ? pickupOrder.delivery : { ...homeDelivery, address },
      comment: line,
      payment,
    });
    const placed = await placeOrder(rules.orders.placing, { ...guestOf(userId), email, locale }, request);
    if (placed instanceof Failure) throw new Error(placed.code);
    // A slot takes six orders, and this is about their mails.
    await rules.database.delete(takenSlots);
    const { customer, delivery } = placed;
    const old = { street: anything, house: anything, floor: anything, apartment: anything, extra: anything };
    const [stored] = await rules.database
      .update(orders)
      .set({
        customer: { ...customer, name: anything, surname: anything, organization: anything },
        receiver: { name: anything, phone: anything },
        delivery: { ...delivery, address: delivery.address && { ...delivery.address, ...old } },
        comment: anything,
      })
      .where(eq(orders.id, placed.id))
      .returning();
    return stored!;
  }

  const move = async ({ id }: StoredOrder, ...statuses: readonly StoredOrder['status'][]): Promise<void> => {
    for (const status of statuses)
      await rules.database.transaction((tx) => rules.orders.changeStatus(tx, id, { actor: actors.shop, status }));
  };
  async function notify({ id }: StoredOrder, state: 'paid' | 'refunded' | 'failed', amount: number): Promise<void> {
    const { rows } = await rules.database.execute<{ provider: string; reference: string }>(
      sql`SELECT provider, reference FROM payments WHERE order_id = ${id}`,
    );
    const { provider, reference } = rows[0]!;
    await rules.settling.settlePayment(provider, testCardNotification(reference, amount, state));
  }
  /** Declared by number and address first, then by the customer's session. */
  const withdraw = async ({ id: orderId, userId, number, email }: StoredOrder): Promise<string> => {
    const statement = { name: anything, items: null, statement: anything };
    const state = (proof: OrderProof) => rules.orders.returns.withdraw(actors.customer, proof, statement, null);
    await state({ number, email });
    const stored = await state({ orderId, userId });
    if (stored === null || stored instanceof Failure) throw new Error(stored?.code);
    return stored.reference;
  };
  async function sendMails(): Promise<ReceivedMail[]> {
    await rules.jobs.start();
    const open = sql`SELECT name FROM pgboss.job WHERE name LIKE '%-mail' AND state < 'completed'`;
    await vi.waitFor(async () => expect((await rules.database.execute(open)).rows).toEqual([]), {
      timeout: 60_000,
      interval: 50,
    });
    return read(mailServer);
  }

  it('repeat nothing that was typed until the address is proven, and all of it then', async () => {
    for (const locale of ['es', 'ca'] as const) {
      const name = (about: string) => `stranger-${about}-${locale}@ejemplo.cat`;
      const card = { locale, payment: 'card' } as const;
      const collectedCard = { ...card, isPickup: true };
      await order(name('transfer'), { locale });
      await order(name('card'), card);
      await move(await order(name('sent'), { locale }), 'confirmed', 'preparing', 'shipped');
      await move(await order(name('cancelled'), collectedCard), 'cancelled');
      const late = await order(name('late'), collectedCard);
      await rules.database.execute(
        sql`UPDATE orders SET payment_due_at = ${rules.clock().toISOString()}::timestamptz WHERE id = ${late.id}`,
      );
      await rules.expireUnpaidOrders();
      const other = await order(name('other-amount'), collectedCard);
      await notify(other, 'paid', other.price + other.deliveryPrice - 1);
      await notify(other, 'refunded', other.price + other.deliveryPrice - 1);
      const part = await order(name('part'), collectedCard);
      const given = { amount: cents(1), receipt: 'cash T-1' };
      await rules.settling.payments.recordPaid(actors.shop, part.number, 'cash', given);
      const [charge] = await listMoneyOf(rules.database, part.id);
      await rules.database.transaction((tx) =>
        rules.settling.payments.takeBack(tx, actors.shop, part.id, { receiptId: charge!.id, reason: 'x' }),
      );
      const tooLate = await order(name('financed'), { locale, payment: 'sequra', isPickup: true });
      await move(tooLate, 'cancelled');
      await notify(tooLate, 'paid', tooLate.price + tooLate.deliveryPrice);
      const denied = await order(name('denied'), collectedCard);
      await notify(denied, 'failed', denied.price + denied.deliveryPrice);
      const collected = await order(name('collected'), { locale, isPickup: true, isConsumers: true });
      await move(collected, 'confirmed', 'preparing', 'ready', 'delivered');
      // The mails of an hour to an unproven address are limited.
      rules.passDays(0.05);
      const reference = await withdraw(collected);
      await rules.orders.returns.move(actors.shop, reference, 'goods_back');
      await rules.orders.returns.move(actors.shop, reference, 'closed');

      const changed = await order(name('changed'), { locale });
      await rules.database.transaction((tx) => rules.orders.mails.addChanged(tx, changed, 0));
      // It waits as long as the change can be taken back.
      await rules.database.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE data ->> 'isChanged' = 'true'`);

      const paid = await order(`paid-${locale}@ejemplo.cat`, card);
      await notify(paid, 'paid', paid.price + paid.deliveryPrice);
      const opened = await order(`opened-${locale}@ejemplo.cat`, { locale });
      const key = new URL(rules.orders.mails.orderUrl(opened)).searchParams.get('key')!;
      await rules.orders.forCustomer.track({ number: opened.number, key }, locale);
    }
    const mails = await sendMails();
    expectNothingTyped(mails);
    const toDeliver = mails.filter(({ to }) => to.startsWith('stranger-transfer'));
    for (const { whole } of toDeliver) expect(whole).toContain('08911 Badalona');
    for (const locale of ['es', 'ca'])
      for (const proof of ['paid', 'opened']) {
        const proven = mails.filter(({ to }) => to === `${proof}-${locale}@ejemplo.cat`);
        expect(proven.length).toBeGreaterThan(0);
        for (const { whole } of proven) expect(whole).toContain(`${anything}, `);
      }
  });
});

describe('mails of accounts and enquiries', () => {
  let shop: Shop;
  let mailServer: TestMailServer;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shop-dir-'));
    await cp(inject('shopDir'), folder, { recursive: true });
    await mkdir(join(folder, 'mails'));
    for (const kind of Object.keys(mailKinds) as MailKind[])
      for (const locale of ['es', 'ca']) {
        const words = `---\nsubject: '${ownWords(kind)}'\nsignOff: '${ownWords(kind)}'\n---\n`;
        await writeFile(join(folder, 'mails', `${kind}.${locale}.md`), words);
      }
    mailServer = await startMailServer();
    shop = await startShop({ SMTP_URL: mailServer.url, SHOP_DIR: folder });
  });
  afterAll(async () => {
    await shop.stop();
    await mailServer.close();
    await rm(folder, { recursive: true });
  });

  it.each(['es', 'ca'])('repeat nothing that was typed to an address that is not proven, in %s', async (locale) => {
    const browser = shop.browser({ locale });
    const person = { ...marta, name: letters, lastName: letters };
    const stranger = (about: string) => ({ ...person, email: `stranger-${about}-${locale}@ejemplo.cat` });
    await browser.send('POST', '/admin/user/registration', stranger('registers'));
    const { password: _, ...withoutPassword } = stranger('without-password');
    await browser.send('POST', '/admin/user/registration', withoutPassword);
    await browser.send('POST', '/admin/user/forgot-password', { email: stranger('registers').email });
    const account = await newAccount(shop, { ...person, email: `own-${locale}@ejemplo.cat` }, { locale });
    await account.send('PUT', '/admin/user/change-email', { email: stranger('changed').email });
    const enquiry = {
      name: letters,
      subject: 'order',
      reference: anything.slice(0, 60),
      message: anything,
      agree: true,
    };
    await browser.send('POST', '/admin/user/registration', { ...person, email: `own-${locale}@ejemplo.cat` });
    const path = '/content/contact/enquiry';
    const asked = await browser.send('POST', path, { ...enquiry, email: stranger('asks').email });
    expect(asked.body).toBe(true);
    await account.send('POST', path, { ...enquiry, email: `own-${locale}@ejemplo.cat` });
    const saw = await addProduct(shop.database, { article: `saw-${locale}`, stock: 0 });
    await browser.send('POST', '/service/notice', { product_id: saw, email: stranger('waits').email });
    const expected = 6;
    const count = async () => (await read(mailServer)).filter(({ to }) => to.endsWith(`-${locale}@ejemplo.cat`));
    await vi.waitFor(async () => expect(await count()).toHaveLength(expected + 4), { timeout: 30_000, interval: 100 });
    const mails = await count();
    expectNothingTyped(mails);
    expect(mails.filter(({ to }) => to.startsWith('stranger'))).toHaveLength(expected);
    const copy = mails.find(({ to, kind }) => to.startsWith('own') && kind === 'enquiry')!;
    expect(copy.whole).toContain(anything);
  });
});

it('all kinds of mail that an unproven address can get were among them', () => {
  const possible = Object.keys(mailKinds).filter((kind) => !onlyToProven.has(kind as MailKind));
  expect([...seen].toSorted()).toEqual(possible.toSorted());
});
