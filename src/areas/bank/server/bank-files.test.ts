import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct, pickupOrder } from '#areas/orders/server/orders.fixture.ts';
import { answerOf, createAtWork } from '#areas/staff/server/at-work.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { dayMs } from '#values/durations.ts';
import { maxBankFileBytes } from '../contract.ts';
import { formOf, uploadMovements } from './bank-files.fixture.ts';
import { bankFiles, bankRows } from './bank-tables.ts';

let shop: Shop;
let accounts: Browser;
let buyer: Browser;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  accounts = await signInAs(shop, 'accounts');
  product = await addProduct(shop.database, { article: 'saw', price: 20_000, stock: 1000 });
});
afterAll(() => shop.stop());
let account = 0;
// A customer may have a few unpaid orders at a time.
beforeEach(async () => {
  account += 1;
  buyer = await newAccount(shop, { email: `buyer-${account}@ejemplo.cat` }, { ip: `203.0.${account}.1` });
});

interface Placed {
  readonly orderId: number;
  readonly number: string;
  readonly due: number;
}
async function place(quantity = 1): Promise<Placed> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity });
  const customer = { ...pickupOrder.customer, email: `buyer-${account}@ejemplo.cat` };
  const { orderId } = (await buyer.send('POST', '/sale/order', { ...pickupOrder, customer })).body;
  const { number, money } = await find(orderId);
  return { orderId, number, due: money.due };
}
const find = async (orderId: number) => (await accounts.send('GET', `/staff/orders/${orderId}`)).body.order;

type Line = readonly [text: string, euros: number];
const csvOf = (...lines: readonly Line[]): string =>
  ['Fecha;Concepto;Importe', ...lines.map(([text, euros]) => `27/11/2026;${text};${euros.toFixed(2)}`)].join('\n');
const upload = async (...lines: readonly Line[]) => (await uploadMovements(shop, accounts, csvOf(...lines))).body;
const confirm = async ({ fileId, rows }: { fileId: number; rows: { id: number }[] }, browser = accounts) =>
  browser.send('POST', `/staff/bank-files/${fileId}/confirm`, { rows: rows.map(({ id }) => id) });
const statesOf = (rows: { state: string; reason: string | null }[]): string[] =>
  rows.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '));

it('matches a file, confirms what is certain, and knows it again', async () => {
  const [first, second] = [await place(), await place(2)];
  const lines: Line[] = [
    [`PEDIDO ${first.number}`, first.due],
    [`pago ${second.number.replace('-', '')}`, second.due],
    ['CASALS I FILLS', 1.23],
    ['COMISION', -4],
  ];
  const file = await upload(...lines);
  expect(file.rows[0]).toEqual({
    id: expect.any(Number),
    date: '2026-11-27',
    amount: first.due,
    text: `PEDIDO ${first.number}`,
    state: 'certain',
    orderId: first.orderId,
    reason: null,
    order: { number: first.number, customer: 'Marta Soler Vidal', due: first.due },
  });
  expect(statesOf(file.rows)).toEqual(['certain', 'certain', 'none unknown_sender', 'none outgoing']);
  expect((await find(first.orderId)).paymentStatus).toBe('pending');

  const { status, body } = await confirm({ ...file, rows: file.rows.slice(0, 2) });
  expect([status, body.fileId, ...statesOf(body.rows)]).toEqual([
    200,
    file.fileId,
    'known',
    'known',
    'none unknown_sender',
    'none outgoing',
  ]);
  const order = await find(first.orderId);
  expect(order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', money: { due: 0, received: first.due } });
  expect(order.timeline.at(-1)).toMatchObject({
    verb: 'order.status',
    actor: { kind: 'staff', name: 'Laia' },
    reason: `transfer · 2026-11-27 · PEDIDO ${first.number}`,
    canUndo: false,
  });
  // The same file again, one that overlaps, and the same confirmation again change nothing.
  const again = await upload(['ANOTHER', 5], ...lines);
  expect(statesOf(again.rows).slice(1, 3)).toEqual(['known', 'known']);
  expect((await confirm({ ...again, rows: again.rows.slice(1, 3) })).status).toBe(200);
  expect((await confirm({ ...file, rows: file.rows.slice(0, 2) })).status).toBe(200);
  expect((await find(first.orderId)).money.received).toBe(first.due);
  expect((await accounts.send('GET', `/staff/bank-files/${file.fileId}`)).body).toEqual(body);
});

it('has a place for too little, too much, twice and too late', async () => {
  const [little, much, late] = [await place(), await place(), await place()];
  const sales = await signInAs(shop, 'sales');
  const { version } = await find(late.orderId);
  await sales.send('POST', `/staff/orders/${late.orderId}/status`, { status: 'cancelled', version });
  const file = await upload(
    [`${little.number} a cuenta`, little.due - 10],
    [`${much.number}`, much.due + 0.01],
    [`${late.number}`, late.due],
    [`${late.number}`, 3],
  );
  expect(statesOf(file.rows)).toEqual([
    'doubtful too_little',
    'doubtful too_much',
    'doubtful cancelled',
    'doubtful cancelled',
  ]);
  expect(statesOf((await confirm(file)).body.rows)).toEqual(['known', 'known', 'known', 'known']);
  expect(await find(little.orderId)).toMatchObject({
    paymentStatus: 'pending',
    money: { due: 10, received: little.due - 10 },
  });
  expect(await find(much.orderId)).toMatchObject({ paymentStatus: 'paid', money: { received: much.due + 0.01 } });
  expect(await find(late.orderId)).toMatchObject({ status: 'cancelled', money: { received: late.due + 3 } });
  expect((await find(much.orderId)).timeline.at(-1)).toMatchObject({
    verb: 'order.money',
    changes: [{ field: 'surplus', before: null, after: 0.01 }],
  });
  const warehouse = await signInAs(shop, 'warehouse');
  const { order } = (await warehouse.send('GET', `/staff/orders/${much.orderId}`)).body;
  expect(JSON.stringify(order.timeline)).not.toContain('0.01');

  // The rest comes after the part, and once more.
  const rest = await upload([`${little.number} resto`, 10], [`${little.number} otra vez`, 10]);
  expect(statesOf(rest.rows)).toEqual(['certain', 'doubtful paid_before']);
  await confirm(rest);
  expect(await find(little.orderId)).toMatchObject({ paymentStatus: 'paid', money: { received: little.due + 10 } });
});

it('records no money by a reversal, and none of a day to come unasked', async () => {
  const [taken, later] = [await place(), await place()];
  const entry = (text: string, euros: number, day: string, side: string, rest = '') =>
    `<Ntry><Amt Ccy="EUR">${euros.toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd>${rest}<Sts>BOOK</Sts>
    <BookgDt><Dt>${day}</Dt></BookgDt><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`;
  const { body: file } = await uploadMovements(
    shop,
    accounts,
    `<Document><BkToCstmrStmt><Stmt>${[
      entry(taken.number, taken.due, '2026-11-26', 'CRDT'),
      entry(`RETROCESION ${taken.number}`, taken.due, '2026-11-27', 'DBIT', '<RvslInd>true</RvslInd>'),
      entry(later.number, later.due, '2099-01-01', 'CRDT'),
    ].join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
  const expected = ['doubtful reversed', 'doubtful reversal', 'doubtful future_date'];
  expect(statesOf(file.rows)).toEqual(expected);
  expect(file.rows[1]).toMatchObject({ amount: -taken.due, orderId: taken.orderId });
  const { body } = await confirm({ ...file, rows: [file.rows[1]] });
  expect(body.code).toBe('unknown_row');
  // Whoever has looked at their account may still record the other two.
  const again = (await accounts.send('GET', `/staff/bank-files/${file.fileId}`)).body;
  expect(statesOf(again.rows)).toEqual(expected);
  const recorded = (await confirm({ ...again, rows: [again.rows[0], again.rows[2]] })).body;
  expect(statesOf(recorded.rows)).toEqual(['known', 'doubtful reversal', 'known']);
});

it('says whose account a file is of, and whether customers transfer to it', async () => {
  const { number, due } = await place();
  const above = (iban: string): string => `Cuenta;${iban}\n${csvOf([`PEDIDO ${number}`, due])}`;
  const send = (iban: string) => uploadMovements(shop, accounts, above(iban));
  const [own, other] = ['ES91 2100 0418 4502 0005 1332', 'ES79 2100 0813 6101 2345 6789'];
  const read = (await send(other)).body;
  expect([read.accounts, statesOf(read.rows)]).toEqual([[{ iban: other, isOwn: false }], ['certain']]);
  await confirm(read);
  // The same words, day and amount on the shop's own account are another movement.
  const ofOwn = (await send(own)).body;
  expect([ofOwn.accounts, statesOf(ofOwn.rows)]).toEqual([[{ iban: own, isOwn: true }], ['doubtful paid_before']]);
  expect(((await upload(['x', 1])) as { accounts?: unknown }).accounts).toEqual([]);
});

it('records a movement once, however often and from how many files it is confirmed at the same time', async () => {
  const { orderId, number, due } = await place();
  const [one, other] = [await upload([number, due]), await upload([number, due])];
  const answers = await Promise.all([one, other, one, other].map((file) => confirm(file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await find(orderId)).toMatchObject({ paymentStatus: 'paid', money: { received: due } });
});

it('leaves a row whose order has changed since it was shown', async () => {
  const { orderId, number, due } = await place();
  const file = await upload([number, due]);
  await accounts.send('POST', `/staff/orders/${orderId}/paid`, { amount: due, method: 'cash' });
  const { body } = await confirm(file);
  expect(statesOf(body.rows)).toEqual(['doubtful paid_before']);
  expect((await find(orderId)).money.received).toBe(due);
  // Nor is it recorded for who still has it before them as it was.
  const [{ id }] = file.rows;
  const seen = { rows: [id], shown: [{ id, orderId, reason: null }] };
  const stale = await accounts.send('POST', `/staff/bank-files/${file.fileId}/confirm`, seen);
  expect(statesOf(stale.body.rows)).toEqual(['doubtful paid_before']);
  // Seen as it is now, it can be recorded as money to pay back.
  expect(statesOf((await confirm(file)).body.rows)).toEqual(['known']);
  expect((await find(orderId)).money.received).toBe(2 * due);
});

it('proposes by amount and sender, and records what a person has chosen', async () => {
  const { orderId, due } = await place(7);
  const file = await upload(['TRANSFERENCIA DE SOLER VIDAL MARTA', due]);
  expect(file.rows[0]).toMatchObject({ state: 'doubtful', reason: 'name_and_amount', orderId });
  await confirm(file);
  expect((await find(orderId)).paymentStatus).toBe('paid');
});

it('refuses rows of other files and without an order, and records none of the others', async () => {
  const { orderId, number, due } = await place();
  const [one, other] = [await upload([number, due]), await upload(['unknown', 0.01])];
  for (const rows of [other.rows, [{ id: 999_999_999 }]]) {
    const answer = await confirm({ fileId: one.fileId, rows: [...one.rows, ...rows] });
    expect([answer.status, answer.body.code]).toEqual([422, 'unknown_row']);
  }
  expect((await confirm(other)).body.code).toBe('unknown_row');
  expect((await confirm({ fileId: 999_999, rows: [] })).body.code).toBe('bank_file_not_found');
  expect((await find(orderId)).paymentStatus).toBe('pending');
});

it('keeps what banks say of people for a month', async () => {
  const { fileId } = await upload(['an old one', 1]);
  const old = new Date(shop.now().getTime() - 31 * dayMs);
  await shop.database.update(bankFiles).set({ at: old }).where(eq(bankFiles.id, fileId));
  await upload(['a new one', 1]);
  expect(await shop.database.$count(bankRows, eq(bankRows.fileId, fileId))).toBe(0);
});

test.each([
  ['a workbook', 'PK\u0003\u0004', 422, 'not_text'],
  ['another layout', 'a,b\n1,2', 422, 'unknown_layout'],
  ['no file', null, 400, 'invalid_request'],
  ['100 MB', 'x'.repeat(maxBankFileBytes + 20_000), 413, 'too_large'],
])('refuses %s by name', async (_what, content, status, code) => {
  const answer =
    content === null
      ? await accounts.send('POST', '/staff/bank-files', {})
      : await uploadMovements(shop, accounts, content, 'any');
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(answer.body.message).toMatch(/\.$/);
  if (status === 413) expect(answer.body.message).toBe('El archivo ocupa más de 10 MB, que es el máximo.');
});

it('reads no file of who may not send one, and no form that is cut off', async () => {
  const { type, body } = await formOf(csvOf(['x', 1]));
  const send = (cookies: Record<string, string>, payload: Buffer, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/staff/bank-files',
      headers: { 'content-type': type, ...headers },
      cookies,
      payload,
    });
  const large = Buffer.alloc(maxBankFileBytes + 20_000);
  expect((await send({}, large)).json().code).toBe('not_signed_in');
  const warehouse = await signInAs(shop, 'warehouse');
  expect((await send(Object.fromEntries(warehouse.cookies), large)).json().code).toBe('not_permitted');
  const cookies = Object.fromEntries(accounts.cookies);
  expect((await send(cookies, body, { origin: 'https://evil.example' })).json().code).toBe('forbidden_origin');
  expect((await send(cookies, body.subarray(0, 90))).json().code).toBe('invalid_request');
  expect((await send(cookies, body, { 'content-type': 'multipart/form-data' })).json().code).toBe('invalid_request');
});

it('offers the demo a file that suits its orders', async () => {
  await place();
  await place();
  const sample = (await shop.app.inject('/dev/bank-movements.csv')).body;
  const { status, body } = await uploadMovements(shop, accounts, sample);
  expect(status).toBe(200);
  expect(statesOf(body.rows)).toEqual(expect.arrayContaining(['certain', 'none unknown_sender', 'none outgoing']));
});

it('stores no more than the order and the amount of what was recorded', async () => {
  const { rows } = await shop.database.execute(sql`SELECT * FROM bank_movements`);
  expect(JSON.stringify(rows)).not.toMatch(/PEDIDO|Soler/i);
});

it('records nothing more for whose sessions were ended while their call was at work', async () => {
  const { orderId, number, due } = await place();
  const file = await upload([`PEDIDO ${number}`, due]);
  const owner = await signInAs(shop, 'owner');
  const { id } = (await accounts.send('GET', '/staff/me')).body;
  const [answer] = await createAtWork(shop).answersAfter(
    id,
    () => answerOf(owner.send('DELETE', `/staff/people/${id}/sessions`)),
    [() => answerOf(confirm(file))],
  );
  const { body } = await owner.send('GET', `/staff/orders/${orderId}`);
  expect([answer, body.order.paymentStatus]).toEqual(['401 not_signed_in', 'pending']);
  accounts = await signInAs(shop, 'accounts');
});

it('takes more files of a person than a day has, then says how long to wait, and those of others', async () => {
  const sales = await signInAs(shop, 'sales');
  const send = (browser: Browser) => uploadMovements(shop, browser, 'no movements');
  for (let files = 0; files < 30; files += 1) expect((await send(sales)).status).toBe(422);
  expect(await send(sales)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', message: expect.stringMatching(/dentro de 60 min/) },
  });
  expect((await send(accounts)).status).toBe(422);
  shop.passTime(60 * 60);
  const later = await signInAs(shop, 'sales');
  expect((await send(later)).status).toBe(422);
});
