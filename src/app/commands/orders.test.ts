import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder, stockOf } from '#areas/orders/server/orders.fixture.ts';
import { redsysParameters, signedByRedsys } from '#areas/payment/server/providers/redsys/redsys.fixture.ts';
import { StartError } from '#platform/start-error.ts';
import { runCommand } from './run-command.ts';
import type { Terminal } from './terminal.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
let shop: Shop;
let marta: Browser;
let drill: number;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'orders-command-'));
  shop = await startShop();
  drill = await addProduct(shop.database, { article: 'drill', price: 1000, stock: 100 });
  marta = await newAccount(shop);
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly lines: readonly string[];
  readonly error: string;
}

/** The settings of the command line on the database of the test. */
function settings(shopDir = inject('shopDir')): NodeJS.ProcessEnv {
  const { host, port, user, database } = shop.database.$client.options;
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  return {
    PATH: process.env.PATH,
    DATABASE_URL: url,
    DATA_DIR: folder,
    SHOP_DIR: shopDir,
    LOG_LEVEL: 'silent',
  };
}

/** Runs a command as the shop's command line does, but in the process of the test, which saves a second for each. */
const run = (...args: string[]): Promise<Run> =>
  runOn({ input: Object.assign(new PassThrough(), { isTTY: false }), output: new PassThrough() }, ...args);

/** At a terminal where these lines are typed. */
async function runAnswering(answers: readonly string[], ...args: string[]): Promise<Run & { asked: string }> {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let asked = '';
  const left = [...answers];
  output.on('data', (text: Buffer) => {
    asked += text.toString();
    if (text.toString().endsWith('? [y/N] ')) input.write(`${left.shift() ?? ''}\n`);
  });
  return { ...(await runOn({ input, output }, ...args)), asked };
}

async function runOn(terminal: Terminal, ...args: string[]): Promise<Run> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((text: unknown) => void lines.push(...String(text).split('\n')));
  try {
    await runCommand(args, settings(), terminal);
    return { code: 0, lines, error: '' };
  } catch (error) {
    if (error instanceof StartError) return { code: 1, lines, error: error.message };
    throw error;
  } finally {
    log.mockRestore();
  }
}

/** Runs it in a process of its own. */
function runProcess(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env: settings() }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, lines: stdout.trim().split('\n'), error: stderr.trim() }),
    );
  });
}

async function order(quantity = 1, comment = ''): Promise<{ orderId: number; number: string }> {
  await marta.send('POST', '/sale/basket', { product_id: drill, quantity });
  return (await marta.send('POST', '/sale/order', { ...pickupOrder, comment })).body;
}

it('releases an unpaid order: cancelled, its stock back, its customer mailed', async () => {
  const before = await stockOf(shop.database, drill);
  const { number } = await order(5);
  const released = await runProcess('orders', 'release', number);
  expect(released).toMatchObject({ code: 0, lines: [`Order ${number} is cancelled; 5 pieces are back in stock.`] });
  expect(await stockOf(shop.database, drill)).toBe(before);
  const [mail] = await shop.mailsWhen('marta@ejemplo.cat', 3);
  expect(mail!.subject).toContain(`pedido cancelado (${number})`);
  const again = await runProcess('orders', 'release', number);
  expect(again.code).toBe(1);
  const refusal = `Order ${number} is paid, being paid, sent or cancelled: it was not changed.`;
  expect(again.error.split('\n')).toEqual([expect.stringMatching(/^Can Eina · database .+ · demo$/), refusal]);
  expect((await run('orders', 'release', '26-none')).error).toBe('There is no order 26-none.');
});

it(
  'moves an order by the table of transitions alone, and lists, shows and exports it',
  { timeout: 180_000 },
  async () => {
    const { number } = await order(2, '=SUM(A1)');
    const early = await run('orders', 'move', number, 'delivered');
    expect(early).toMatchObject({
      code: 1,
      error: `Order ${number} is created and pending: it may not become delivered. It may become confirmed, cancelled, paid. Nothing was changed.`,
    });
    expect(await run('orders', 'move', number, 'paid')).toMatchObject({
      code: 0,
      lines: [`Order ${number} is confirmed, paid.`],
    });
    const moveTo = async (status: string): Promise<void> =>
      expect((await run('orders', 'move', number, status)).lines).toEqual([`Order ${number} is ${status}, paid.`]);
    await moveTo('preparing');
    await moveTo('ready');
    const code = /^code +(\w{3} \w{3})$/m.exec((await run('orders', 'show', number)).lines.join('\n'))![1]!;
    expect((await run('orders', 'show', code.replace(' ', '').toLowerCase())).lines[0]).toContain(number);
    await moveTo('delivered');
    expect((await run('orders', 'show', code)).error).toBe(`There is no order ${code}.`);
    const mails = await shop.mails('marta@ejemplo.cat');
    await shop.mailsWhen('marta@ejemplo.cat', Math.max(mails.length, 8));

    const wrong = await run('orders', 'move', number, 'entregado');
    expect(wrong.error).toMatch(/^There is no status entregado: created, confirmed, .*, paid, refunded\.$/);
    expect((await run('orders', 'move', '26-none', 'ready')).error).toBe('There is no order 26-none.');
    expect((await run('orders', 'move', number)).error).toContain('npm run shop -- orders move NUMBER STATUS');
    const inProduction = runCommand(['orders', 'move', number], { SHOP_MODE: 'production' });
    await expect(inProduction).rejects.toThrow(/^Usage:\n  ferreter orders list/);

    const listed = await run('orders', 'list', '--status', 'delivered', '--limit', '10');
    expect(listed.lines).toHaveLength(1);
    expect(listed.lines[0]).toMatch(
      new RegExp(`^${number}  .*Z  delivered  paid  20\\.00 EUR  pickup  Marta Soler Vidal$`),
    );
    expect((await run('orders', 'list', '--limit', '0')).error).toMatch(/^--limit is no whole number/);
    expect((await run('orders', 'list', '--day', '2020-01-01', '--slot', '09:00-11:00')).lines).toEqual(['No order.']);
    expect((await run('orders', 'list', '--day', '27.11.2026')).error).toBe(
      '--day is no day such as 2026-11-27: 27.11.2026',
    );
    expect((await run('orders', 'list', '--day', '2026-11-27', '--slot', '9')).error).toMatch(/^--slot is no slot/);
    expect((await run('orders', 'list', '--slot', '09:00')).error).toBe('--slot needs --day.');
    const shown = await run('orders', 'show', number);
    for (const part of ['2 x drill', 'total 20.00 EUR', 'delivered', 'simplified  20.00 EUR', 'comment   =SUM(A1)'])
      expect(shown.lines.join('\n')).toContain(part);

    const file = join(folder, 'orders.csv');
    expect((await run('orders', 'export', file)).lines).toEqual([`${file} has 2 orders.`]);
    const rows: Record<string, string>[] = parse(await readFile(file), { columns: true, bom: true });
    expect(rows.find((row) => row.number === number)).toMatchObject({
      status: 'delivered',
      amount: '20.00',
      articles: '2xdrill',
    });
    expect((await run('orders', 'export', file)).error).toContain('cannot be written');
    const forExcel = join(folder, 'orders-es.csv');
    await run('orders', 'export', forExcel, '--delimiter', ';');
    expect(await readFile(forExcel, 'utf8')).toContain(';20,00;');
    expect((await run('orders', 'export', file, '--delimiter', '|')).error).toMatch(/^--delimiter is ',' or ';'/);
  },
);

it('lists withdrawals and moves their state', async () => {
  const { orderId, number } = await order(2);
  await run('orders', 'move', number, 'paid');
  const statement = { orderId, name: 'Marta', items: [{ product_id: drill, quantity: 1 }], confirm: true };
  const { reference } = (await marta.send('POST', '/sale/order/withdraw', statement)).body;
  expect((await run('orders', 'returns')).lines[0]).toMatch(
    new RegExp(`^${reference}  .*Z  received  10\\.00 EUR  1 piece  Marta$`),
  );
  expect((await run('orders', 'return', reference, 'goods_back')).lines).toEqual([
    `Withdrawal ${reference} is goods_back.`,
  ]);
  expect((await run('orders', 'return', reference, 'received')).error).toBe(
    `Withdrawal ${reference} may not become received. Nothing was changed.`,
  );
  // A transfer is paid back by hand.
  expect((await run('orders', 'return', reference, 'refunded')).lines).toEqual([
    `Withdrawal ${reference} is refunded.`,
  ]);
  expect((await run('orders', 'return', reference, 'lost')).error).toMatch(/^There is no state lost/);
  expect((await run('orders', 'return', 'D-26-99999', 'refunded')).error).toBe('There is no withdrawal D-26-99999.');
});

it('shows how a withdrawal from an order that was paid by card is paid back', async () => {
  await marta.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
  const { orderId, number } = (await marta.send('POST', '/sale/order', { ...pickupOrder, payment: 'card' })).body;
  const { rows } = await shop.database.execute<{ reference: string }>(
    sql`SELECT reference FROM payments WHERE order_id = ${orderId}`,
  );
  await shop.app.inject({
    method: 'POST',
    url: '/api/service/payment/notification',
    payload: signedByRedsys(redsysParameters(rows[0]!.reference, 2000)),
  });
  const withdraw = async (): Promise<string> => {
    const statement = { orderId, name: 'Marta', items: [{ product_id: drill, quantity: 1 }], confirm: true };
    return (await marta.send('POST', '/sale/order/withdraw', statement, { 'idempotency-key': randomUUID() })).body
      .reference;
  };
  const offer = `No money has moved yet. To have redsys pay back 10.00 EUR: npm run shop -- orders refund ${number} 10.00`;
  const first = await withdraw();
  expect((await run('orders', 'return', first, 'refunded')).lines).toEqual([`Withdrawal ${first} is refunded.`, offer]);
  expect((await run('orders', 'refund', number, '10.00')).lines[0]).toBe(
    `10.00 EUR of order ${number} are being paid back by redsys.`,
  );
  // What was ordered for the first is not offered again.
  const second = await withdraw();
  expect((await run('orders', 'return', second, 'refunded')).lines).toEqual([
    `Withdrawal ${second} is refunded.`,
    offer,
  ]);
});

it('records a transfer, pays it back in parts, and shows its money', { timeout: 180_000 }, async () => {
  const { number } = await order(2);
  expect((await run('payments', 'attention')).lines).toEqual(['No payment needs attention.']);
  expect((await run('orders', 'paid', number)).lines).toEqual([`Order ${number} is confirmed, paid.`]);
  expect((await run('orders', 'paid', number)).error).toContain(`Order ${number} is confirmed and paid`);
  expect((await run('orders', 'refund', number, '12,50')).lines).toEqual([
    `12.50 EUR of order ${number} are recorded as paid back.`,
    expect.stringMatching(/^Corrective invoice R-\d\d-\d{5} was issued\.$/),
    `Order ${number} is confirmed, paid.`,
  ]);
  expect((await run('orders', 'refund', number, '7.51')).error).toContain('Nothing was changed.');
  expect((await run('orders', 'refund', number, '-1')).code).toBe(1);
  for (const amount of ['0', '1.2345', 'all', '1,2,3'])
    expect((await run('orders', 'refund', number, amount)).error).toBe(
      `${amount} is no amount in euros, such as 12.50.`,
    );
  // As the shop prints amounts; more than the order's price.
  for (const amount of ['1.250', '12.505', '1.250,00 €', '1 250,00', 'EUR 1250'])
    expect((await run('orders', 'refund', number, amount)).error).toContain('Nothing was changed.');
  expect((await run('orders', 'refund', number, '--goods', 'stay')).lines.at(-1)).toBe(
    `Order ${number} is confirmed, refunded.`,
  );
  const shown = (await run('payments', 'show', number)).lines.join('\n');
  expect(shown).toContain('charged 20.00 EUR, refunded 20.00 EUR');
  expect((await run('payments', 'list', '--limit', '1')).lines[0]).toContain(number);
  expect((await run('payments', 'show', '26-none')).error).toBe('There is no order 26-none.');
});

it('writes the invoice of an order, or one of its invoices, into a new file, and issues none', async () => {
  const { number } = await order(2);
  const file = join(folder, 'invoice.pdf');
  expect((await run('orders', 'invoice', number, file)).error).toBe(
    `Order ${number} has no invoice: with invoicing.enabled in shop.json it is issued when the order is paid or delivered.`,
  );
  const counted = async () =>
    (await shop.database.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM order_documents`)).rows[0]!
      .count;
  await run('orders', 'paid', number);
  const before = await counted();
  const written = await run('orders', 'invoice', number, file);
  expect(written.lines).toEqual([expect.stringMatching(/invoice\.pdf has invoice T-\d\d-\d{5}\.$/)]);
  const pdf = await readFile(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await run('orders', 'invoice', number, file)).error).toContain('cannot be written: EEXIST');
  expect(await readFile(file)).toEqual(pdf);

  const refunded = await run('orders', 'refund', number, '5');
  const corrective = /R-\d\d-\d{5}/.exec(refunded.lines.join(' '))![0];
  const other = join(folder, 'corrective.pdf');
  expect((await run('orders', 'invoice', corrective, other)).lines).toEqual([`${other} has invoice ${corrective}.`]);
  expect(await readFile(other)).not.toEqual(pdf);
  expect(await counted()).toBe(before + 1);
  expect((await run('orders', 'invoice', '26-none', join(folder, 'none.pdf'))).error).toBe(
    'There is no order or invoice 26-none.',
  );
});

it('gives up an application that a lender has not decided, so that the order can be released', async () => {
  const { orderId, number } = await order();
  const early = await run('orders', 'end-review', number);
  expect(early.error).toBe(`The payment of order ${number} is pending, not processing. Nothing was changed.`);
  await shop.database.execute(sql`UPDATE orders SET payment_status = 'processing' WHERE id = ${orderId}`);
  await shop.database.execute(sql`UPDATE payments SET state = 'processing' WHERE order_id = ${orderId}`);
  expect((await run('orders', 'release', number)).code).toBe(1);
  expect((await run('orders', 'end-review', number)).lines).toEqual([`Order ${number} is created, failed.`]);
  expect((await run('orders', 'release', number)).code).toBe(0);
  expect((await run('orders', 'end-review', '26-none')).error).toBe('There is no order 26-none.');
});

it('says when it pays back what was received in excess', async () => {
  await marta.send('POST', '/sale/basket', { product_id: drill, quantity: 2 });
  const placed = await marta.send('POST', '/sale/order', { ...pickupOrder, payment: 'card' });
  const { orderId, number } = placed.body as { orderId: number; number: string };
  await marta.send('POST', '/sale/order/payment', { orderId, payment: 'card' });
  const { rows } = await shop.database.execute<{ reference: string }>(
    sql`SELECT reference FROM payments WHERE order_id = ${orderId}`,
  );
  for (const { reference } of rows) {
    const payload = signedByRedsys(redsysParameters(reference, 2000));
    await shop.app.inject({ method: 'POST', url: '/api/service/payment/notification', payload });
  }
  expect((await run('orders', 'refund', number, '12.50', '--by-hand')).lines).toEqual([
    `12.50 EUR of order ${number}, received in excess, are recorded as paid back.`,
    'The sale stays as it is, without a corrective invoice.',
    `Order ${number} is confirmed, paid.`,
  ]);
  expect((await run('payments', 'attention')).lines[0]).toContain(number);
  expect((await run('orders', 'refund', number, '10', '--by-hand')).lines).toEqual([
    `7.50 EUR of order ${number}, received in excess, are recorded as paid back.`,
    `2.50 EUR of order ${number} are recorded as paid back.`,
    expect.stringMatching(/^Corrective invoice R-\d\d-\d{5} was issued\.$/),
    `Order ${number} is confirmed, paid.`,
  ]);
  expect((await run('payments', 'attention')).lines).toEqual(['No payment needs attention.']);
});

it('pays the same refund once more only when that is meant, and says what all of it is', async () => {
  const { number } = await order(3);
  await run('orders', 'paid', number);
  const paidOut = `10.00 EUR of order ${number} are recorded as paid back.`;
  expect((await run('orders', 'refund', number, '10')).lines[0]).toBe(paidOut);
  const again = await run('orders', 'refund', number, '10');
  expect(again).toMatchObject({ code: 1, lines: [] });
  expect(again.error).toMatch(
    /^10\.00 EUR of order \S+ were paid back on \d{4}-\d\d-\d\d \d\d:\d\dZ already\. To pay them once more, add --yes\. Nothing was changed\.$/,
  );
  const refused = await runAnswering(['n'], 'orders', 'refund', number, '10');
  expect(refused.error).toBe('Nothing was changed.');
  expect(refused.asked).toContain('already. Pay them once more? [y/N]');
  expect((await runAnswering(['s'], 'orders', 'refund', number, '10')).lines[0]).toBe(paidOut);
  const all = await runAnswering(['n'], 'orders', 'refund', number);
  expect(all.lines).toEqual([`All that is left of order ${number} is paid back: 10.00 EUR.`]);
  expect(all.error).toBe('Nothing was changed.');
  expect((await run('orders', 'refund', number, '10', '--yes')).lines[0]).toBe(paidOut);
  const shown = (await run('orders', 'show', number)).lines;
  const refunds = shown.slice(shown.indexOf('refunds') + 1);
  const paidBack = /Z {2}paid back {2}10\.00 EUR {2}bank-transfer {2}corrective invoice R-\d\d-\d{5}$/;
  expect(refunds).toEqual(Array(3).fill(expect.stringMatching(paidBack)));
  expect(new Set(refunds.map((line) => line.slice(-10))).size).toBe(3);
});

it('takes the goods of an order back, and asks what becomes of goods when all of the money goes back', async () => {
  const { number } = await order(2);
  await run('orders', 'paid', number);
  for (const status of ['preparing', 'ready', 'delivered']) await run('orders', 'move', number, status);
  const before = await stockOf(shop.database, drill);
  expect((await run('orders', 'move', number, 'returned', '--unsellable', 'hammer')).error).toBe(
    `Order ${number} has no article hammer. Nothing was changed.`,
  );
  const taken = await runAnswering([], 'orders', 'move', number, 'returned', '--unsellable', '');
  expect(taken.lines).toEqual([
    `Order ${number} is returned, paid.`,
    expect.stringMatching(/^Return (D-\S+): what is fit for sale is in stock\. .* orders return \1 refunded$/),
  ]);
  expect(await stockOf(shop.database, drill)).toBe(before + 2);
  expect((await run('orders', 'move', number, 'returned')).error).toMatch(/it may not become returned/);

  const { number: unsent } = await order(2);
  await run('orders', 'paid', unsent);
  const kept = await stockOf(shop.database, drill);
  expect((await run('orders', 'refund', unsent, '--goods', 'away')).error).toBe('--goods is back or stay: away');
  const refunded = await runAnswering(['y', 'y'], 'orders', 'refund', unsent);
  expect(refunded.asked).toContain('Cancel the order, so that its goods and slot are free? [y/N]');
  expect(refunded.lines.at(-1)).toBe(`Order ${unsent} is cancelled, refunded.`);
  expect(await stockOf(shop.database, drill)).toBe(kept + 2);

  const { number: silent } = await order(1);
  await run('orders', 'paid', silent);
  expect((await run('orders', 'refund', silent)).lines.at(-2)).toBe(
    `Goods and slot stay as they are. To change that: npm run shop -- orders move ${silent} cancelled, once the money has gone back`,
  );
});

it('waits for the queue of its mails before it locks the order', async () => {
  const { orderId, number } = await order();
  const queueClients = sql`SELECT pid, wait_event_type FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'shop jobs'`;
  const ofShop = (await shop.database.execute(queueClients)).rows.map(({ pid }) => pid);
  const { moving } = await shop.database.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE pgboss.queue IN ACCESS EXCLUSIVE MODE`);
    const moved = run('orders', 'move', number, 'confirmed');
    await vi.waitFor(async () => {
      const { rows } = await shop.database.execute<{ pid: number; wait_event_type: string }>(queueClients);
      expect(rows.filter((row) => row.wait_event_type === 'Lock' && !ofShop.includes(row.pid))).not.toEqual([]);
    }, 30_000);
    await shop.database.execute(sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE NOWAIT`);
    return { moving: moved };
  });
  expect((await moving).lines).toEqual([`Order ${number} is confirmed, pending.`]);
});

it('needs no page, no menu and no logo: what is wrong with them stops no order', async () => {
  const shopDir = join(folder, 'wrong');
  await cp(inject('shopDir'), shopDir, { recursive: true });
  await writeFile(join(shopDir, 'pages', 'faq.es.md'), '---\ntitle: Agosto: cerrado\n---\n');
  await writeFile(join(shopDir, 'menu.json'), '{');
  await writeFile(join(shopDir, 'public', 'logo.svg'), '<svg');
  // It is made of the logo then.
  await rm(join(shopDir, 'public', 'mail-logo.png'));
  const { number } = await order();
  const output = new PassThrough();
  const terminal = { input: Object.assign(new PassThrough(), { isTTY: false }), output };
  const runHere = (...args: string[]) => runCommand(args, settings(shopDir), terminal);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runHere('orders', 'list');
  await runHere('orders', 'move', number, 'confirmed');
  await runHere('payments', 'attention');
  await runHere('orders', 'paid', number);
  await runHere('orders', 'refund', number, '4');
  expect(log.mock.calls.flat().join('\n')).toContain(`Order ${number} is confirmed, pending.`);
  expect(log.mock.calls.flat().join('\n')).toContain(`4.00 EUR of order ${number} are recorded as paid back.`);
  log.mockRestore();
  const told = String(output.read()).trim().split('\n');
  expect(told.filter((line) => !line.startsWith('Can Eina · '))).toEqual(
    Array(5).fill(expect.stringMatching(/^public\/logo\.svg in SHOP_DIR is .+ Going on without it\.$/)),
  );
});
