import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runJob } from '#areas/account/server/account.fixture.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { startMailServer } from '#platform/mail/smtp-server.fixture.ts';
import { orderRequest } from '../../contract.ts';
import { addProduct, guestOf, homeDelivery, pickupOrder, startRules } from '../orders.fixture.ts';
import { placeOrder } from '../place/place-order.ts';
import { createOrderNotices } from './order-notices.ts';

it('tells the store once a day what orders that nobody has confirmed hold a third of', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const orderMails = { to: ['tienda@shop.example'] };
  const rules = await startRules({}, undefined, server.url, [], { runsJobs: true, orderMails });
  onTestFinished(() => rules.stop());
  const { database } = rules;
  const hold = async (product: number, quantity: number, network: string, delivery: object = pickupOrder.delivery) => {
    const userId = rules.newUser();
    await rules.fill(userId, product, quantity);
    const request = orderRequest.parse({ ...pickupOrder, delivery });
    expect(await placeOrder(rules.orders.placing, { ...guestOf(userId), network }, request)).toMatchObject({
      hold: 'unconfirmed',
    });
  };
  const toStore = async () =>
    (await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))).filter((mail) =>
      mail.to?.some(({ address }) => address === orderMails.to[0]),
    );
  const check = async (mails: number) => {
    await runJob(rules, 'large-holds');
    await vi.waitFor(async () => {
      const { rows } = await database.execute(sql`
        SELECT FROM pgboss.job WHERE name = 'large-holds-mail' AND state NOT IN ('completed')`);
      expect(rows).toEqual([]);
    });
    expect(await toStore()).toHaveLength(mails);
  };
  const add = (article: string, stock: number) => addProduct(database, { article, stock });
  const [screws, sold, unsold, plenty, longAgo] = [
    await add('screws', 1000),
    await add('sold', 10),
    await add('unsold', 9),
    await add('plenty', 11),
    await add('long-ago', 9),
  ];
  await rules.placeOrder(longAgo);
  rules.passDays(7.1);
  for (const product of [screws, sold, plenty]) await rules.placeOrder(product);
  // A third of what is there without them is three of nine, and less than a third three of ten.
  await hold(plenty, 3, 'big.smallest-network-one');
  for (const product of [unsold, longAgo]) await hold(product, 3, 'smallest-network-two');
  await check(0);

  await hold(sold, 3, 'smallest-network-two');
  const { date } = (await rules.delivery.slots()).find(
    ({ type, notFor }) => type === 'delivery' && notFor.length === 0,
  )!;
  const ofDay = (await rules.delivery.slots()).filter((slot) => slot.type === 'delivery' && slot.date === date);
  for (const { from, to } of ofDay)
    for (const network of ['smallest-network-two', 'x'])
      await hold(screws, 1, network, { ...homeDelivery, date, slot: { from, to } });
  // Another process of the shop, which asks at the same time.
  const jobs = createJobs({ database, log: pino({ level: 'silent' }) });
  onTestFinished(() => jobs.stop());
  createOrderNotices({ ...rules, jobs, orderMails: () => orderMails });
  await jobs.start();
  for (let run = 0; run < 3; run += 1) await check(1);
  const [mail] = await toStore();
  expect(mail!.subject).toBe('Pedidos sin confirmar reservan mucho: 1 artículo, 1 día');
  const text = mail!.text!;
  for (const words of ['sold Producto sold: 3 de 9', `smallest-network: ${ofDay.length + 4} pedidos`])
    expect(text).toContain(words);
  expect(text).toMatch(new RegExp(`Entrega, .* de .*: ${2 * ofDay.length} de ${6 * ofDay.length}`));
  for (const words of ['unsold', 'long-ago', 'plenty', 'screws', 'Marta', '@ejemplo.cat'])
    expect(text).not.toContain(words);

  rules.passDays(1);
  await check(2);
});
