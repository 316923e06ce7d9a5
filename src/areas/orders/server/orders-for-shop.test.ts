import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { orderRequest } from '../contract.ts';
import {
  actors,
  addProduct,
  homeDelivery,
  pickupOrder,
  placeRequest,
  type Rules,
  startRules,
} from './orders.fixture.ts';
import { updateOrder } from './records/order-queries.ts';

let rules: Rules;
let product: number;
beforeAll(async () => {
  rules = await startRules();
  product = await addProduct(rules.database, { article: '=drill', price: 1050, stock: 50 });
});
afterAll(() => rules.stop());

async function placeFor(organization: string) {
  const userId = rules.newUser();
  await rules.fill(userId, product, 1);
  const company = { type: 'legal', organization: 'Obres', document: { type: 'CIF', number: 'B58818501' } };
  const order = await placeRequest(
    rules,
    userId,
    orderRequest.parse({ ...pickupOrder, customer: { ...pickupOrder.customer, ...company } }),
  );
  // As orders of before have it; a new one refuses links and lines.
  await updateOrder(rules.database, order.id, { customer: { ...order.customer, organization } });
  return order;
}

it('exports each order as one row that a spreadsheet reads as text and runs nothing of', async () => {
  const names = [
    '=HYPERLINK("http://x.example";"y")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    'Obres "Soler", S.L.; 2\nBadalona',
    'Ferreteria Núria, S.L.',
    'Obres;=1+1',
    'Obres, S.L., @SUM(A1)',
  ];
  for (const name of names) await placeFor(name);
  const { csv, rows } = await rules.orders.forShop.export(null);
  expect(rows).toBe(names.length);
  expect(csv.startsWith('\uFEFFnumber,date,')).toBe(true);
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(records.map(({ customer }) => customer)).toEqual([
    ...names.slice(0, 4).map((name) => `'${name}`),
    ...names.slice(4, 6),
    "Obres;'=1+1",
    "Obres, S.L., '@SUM(A1)",
  ]);
  expect(records[0]).toMatchObject({ goods: '10.50', delivery: '0.00', amount: '10.50', articles: '1x=drill' });
  // A telephone is digits alone after its plus, which no spreadsheet runs.
  const typed = records.map(({ phone: _, contact_phone: __, ...record }) => record);
  for (const cell of typed.flatMap((record) => Object.values(record))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  expect((await rules.orders.forShop.export('delivered')).rows).toBe(0);
});

it('exports for a spreadsheet set to Spanish, with semicolons and decimal commas', async () => {
  await placeFor('Obres; "Soler", S.L.');
  await placeFor(';=1+1');
  const { csv, rows } = await rules.orders.forShop.export(null, ';');
  expect(csv.startsWith('\uFEFFnumber;date;')).toBe(true);
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true, delimiter: ';' });
  expect(records).toHaveLength(rows);
  expect(records.slice(-2)).toMatchObject([
    { customer: 'Obres; "Soler", S.L.', goods: '10,50', delivery: '0,00', amount: '10,50', units: '1' },
    { customer: ";'=1+1" },
  ]);
});

it('exports VAT by rate, the numbers of invoices, and both addresses', async () => {
  const reduced = await addProduct(rules.database, { article: 'book', price: 1040, vatRate: 4, stock: 9 });
  const userId = rules.newUser();
  await rules.fill(userId, product, 2);
  await rules.fill(userId, reduced, 1);
  const customer = {
    ...pickupOrder.customer,
    document: { type: 'NIF', number: '12345678Z' },
    address: { value: { zipcode: '50001' }, street: '=1+1', house: '3', floor: '2', city: 'Zaragoza' },
  };
  const delivery = { ...homeDelivery, address: { ...homeDelivery.address, extra: '+34 puerta verde' } };
  const { number } = await placeRequest(
    rules,
    userId,
    orderRequest.parse({ ...pickupOrder, customer, delivery, payment: 'card' }),
  );
  await rules.settling.payments.recordPaid(actors.shop, number);
  await rules.settling.payments.refund(actors.shop, number, { amount: cents(500), isByHand: true });
  const { csv } = await rules.orders.forShop.export(null);
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  const row = records.find((record) => record.number === number)!;
  const { documents } = (await rules.orders.forShop.find(number))!;
  expect(row).toMatchObject({
    phone: expect.stringMatching(/^\+34\d{9}$/),
    contact_phone: expect.stringMatching(/^\+34\d{9}$/),
    delivery_street: 'Carrer de Sant Bru, 18',
    zipcode: '08911',
    delivery_city: 'Badalona',
    delivery_notes: "'+34 puerta verde",
    billing_street: "'=1+1, 3, 2",
    billing_zipcode: '50001',
    billing_city: 'Zaragoza',
    invoice: documents[0]!.number,
    corrective_invoices: documents[1]!.number,
    net_10: '0.00',
    vat_10: '0.00',
  });
  const sumOf = (...names: string[]) => names.reduce((sum, name) => sum + Math.round(Number(row[name]) * 100), 0);
  expect(sumOf('net_21', 'vat_21', 'net_10', 'vat_10', 'net_4', 'vat_4', 'net_0')).toBe(sumOf('amount'));
  expect(Number(row.vat_4)).toBeGreaterThan(0);
});

it('says what an order may become instead of what it may not', async () => {
  const { number } = await placeFor('Obres, S.L.');
  expect(await rules.orders.forShop.move(actors.shop, number, 'shipped')).toMatchObject({
    code: 'not_allowed',
    facts: { now: 'created and pending', possible: ['confirmed', 'cancelled', 'paid'] },
  });
  await rules.orders.forShop.move(actors.shop, number, 'cancelled');
  expect(await rules.orders.forShop.move(actors.shop, number, 'created')).toMatchObject({
    facts: { possible: ['paid'] },
  });
});

it('lists the orders of a day and slot with what they weigh, and exports what a van needs', async () => {
  const sand = await addProduct(rules.database, { article: 'sand', price: 500, stock: 50 });
  const saw = await addProduct(rules.database, { article: 'saw', price: 500, stock: 50 });
  await rules.database.execute(sql`INSERT INTO catalogue_attributes (code, name_es, name_ca, type, unit)
    VALUES ('weight', 'Peso', 'Pes', 'number', 'kg')`);
  await rules.database.execute(
    sql`UPDATE catalogue_products SET content = '{"amount":25000,"measure":"kg"}' WHERE id = ${sand}`,
  );
  await rules.database.execute(sql`UPDATE catalogue_products SET attributes = '{"weight":[1.4]}' WHERE id = ${saw}`);
  const place = async (slot: { from: string; to: string }, more: object = {}) => {
    const userId = rules.newUser();
    await rules.fill(userId, sand, 2);
    await rules.fill(userId, saw, 1);
    await rules.fill(userId, product, 1);
    const delivery = { ...homeDelivery, date: '2026-11-26', slot };
    return placeRequest(rules, userId, orderRequest.parse({ ...pickupOrder, ...more, delivery }));
  };
  const late = await place({ from: '15:00', to: '17:00' });
  const early = await place(
    { from: '09:00', to: '11:00' },
    { comment: 'Timbre\nroto', receiver: { name: 'Pau', phone: '699 11 22 33' } },
  );
  const gone = await place({ from: '09:00', to: '11:00' });
  await rules.orders.forShop.move(actors.shop, gone.number, 'cancelled');

  const list = async (search: object) =>
    (await rules.orders.forShop.list({ status: null, limit: 10, ...search })).map(({ number }) => number);
  expect(await list({ day: '2026-11-26' })).toEqual([early.number, late.number]);
  expect(await list({ day: '2026-11-26', slot: { from: '15:00', to: '17:00' } })).toEqual([late.number]);
  expect(await list({ day: '2026-11-26', slot: { from: '15:00', to: '16:00' } })).toEqual([]);
  expect(await list({ day: '2026-11-26', status: 'cancelled' })).toEqual([gone.number]);
  expect(await list({ day: '2026-11-27' })).toEqual([]);

  const { csv } = await rules.orders.forShop.export(null);
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  expect(Object.keys(records[0]!).slice(-7).join()).toBe('day,slot,street,contact_phone,comment,weight,ready_at');
  expect(records.find(({ number }) => number === early.number)).toMatchObject({
    day: '2026-11-26',
    slot: '09:00-11:00',
    street: 'Carrer de Sant Bru, 18, 08911 Badalona',
    comment: 'Timbre\nroto',
    weight: '51.40',
  });
  expect(records.find(({ number }) => number === early.number)!.contact_phone).toContain('699');
  expect((await rules.orders.forShop.export(null, ';')).csv).toContain(';51,40');
  expect(records[0]!.weight).toBe('');
});

it('exports from when a pickup is ready, where that is later than its slot begins', async () => {
  const readyAtOf = async (readyAt: string, time: object) => {
    const { id, number, delivery } = await rules.placeOrder(product);
    await rules.orders.forShop.move(actors.shop, number, 'confirmed');
    await updateOrder(rules.database, id, { delivery: { ...delivery, ...time, readyAt } });
    const records: Record<string, string>[] = parse((await rules.orders.forShop.export(null)).csv, {
      columns: true,
      bom: true,
    });
    return records.find((record) => record.number === number)!.ready_at;
  };
  const afternoon = { date: '2026-11-27', slot: { from: '15:00', to: '19:00' } };
  expect(await readyAtOf('2026-11-27T13:00:00.000Z', afternoon)).toBe('');
  expect(await readyAtOf('2026-11-27T17:20:00.000Z', afternoon)).toBe('2026-11-27 18:20');
  expect(await readyAtOf('2026-11-28T08:30:00.000Z', { date: null, slot: null })).toBe('2026-11-28 09:30');
});
