import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let url: string;
let buyer: Browser;
let product: number;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;

beforeAll(async () => {
  shop = await startShop({}, undefined, { followsChanges: true });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api/staff/events`;
  for (const role of ['owner', 'sales', 'warehouse'] as const) staff.set(role, await signInAs(shop, role));
  product = await addProduct(shop.database, { article: 'drill', stock: 500 });
  buyer = await newAccount(shop);
});
afterAll(async () => {
  // Of streams that the shop has ended the connections are kept for the next request, and it would wait for them.
  shop.app.server.closeAllConnections();
  await shop.stop();
});

interface ReadEvent {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** A stream as a browser reads it. */
class ReadStream {
  readonly status: number;
  readonly headers: Headers;
  readonly events: ReadEvent[] = [];
  lastId = '';
  /** Resolves when the server ends it. */
  readonly ended: Promise<void>;
  readonly #abort: AbortController;

  constructor(response: Response, abort: AbortController) {
    this.status = response.status;
    this.headers = response.headers;
    this.#abort = abort;
    this.ended = this.#read(response);
    this.ended.catch(() => {});
  }

  async #read(response: Response): Promise<void> {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2)));
        this.lastId = fields['id'] ?? this.lastId;
        if (fields['data'])
          this.events.push({ id: this.lastId, event: fields['event']!, data: JSON.parse(fields['data']) });
      }
    }
  }

  close = (): void => this.#abort.abort();
  /** What orders it has told of, without the time between. */
  orders = () => this.events.filter(({ event }) => event === 'order').map(({ data }) => data);
  /** Who was there by the last word. */
  here = () => this.events.findLast(({ event }) => event === 'people')?.data['people'];
  people = () => this.events.filter(({ event }) => event === 'presence').map(({ data }) => data);
}

async function listen(browser: Browser, lastId?: string): Promise<ReadStream> {
  const abort = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, ...(lastId !== undefined && { 'last-event-id': lastId }) };
  return new ReadStream(await fetch(url, { headers, signal: abort.signal }), abort);
}

async function place(): Promise<{ orderId: number; number: string }> {
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  return (await buyer.send('POST', '/sale/order', pickupOrder)).body;
}
const move = (role: StaffRole, orderId: number, status: string, version: number) =>
  as(role).send('POST', `/staff/orders/${orderId}/status`, { status, version });
const soon = { timeout: 30_000, interval: 10 };

it('tells within two seconds of what anybody does to orders', async () => {
  const stream = await listen(as('warehouse'));
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect([stream.headers.get('x-accel-buffering'), stream.headers.get('cache-control')]).toEqual(['no', 'no-store']);
  const { orderId, number } = await place();
  const told = (...kinds: [kind: string, version: number][]) =>
    vi.waitFor(
      () => expect(stream.orders()).toEqual(kinds.map(([kind, version]) => ({ orderId, number, version, kind }))),
      soon,
    );
  await told(['placed', 1]);
  const { due } = (await as('owner').send('GET', `/staff/orders/${orderId}`)).body.order.money;
  await as('sales').send('POST', `/staff/orders/${orderId}/paid`, { amount: due, method: 'cash' });
  await as('sales').send('POST', `/staff/orders/${orderId}/notes`, { text: 'Llamar' });
  await as('sales').send('PUT', `/staff/orders/${orderId}`, { changes: [{ field: 'tags', from: [], to: ['obra'] }] });
  await buyer.send('PUT', '/sale/order/cancel', { orderId });
  const kinds = (): unknown[] => stream.orders().map(({ kind }) => kind);
  await vi.waitFor(() => expect(kinds().slice(1, 4)).toEqual(['status', 'note', 'fields']), soon);
  stream.close();
});

it('goes on after the last event that the browser knows', async () => {
  const first = await listen(as('sales'));
  await vi.waitFor(() => expect(first.lastId).not.toBe(''), soon);
  first.close();
  const [one, other] = [await place(), await place()];
  await move('sales', one.orderId, 'confirmed', 1);
  const second = await listen(as('sales'), first.lastId);
  const seen = (stream: ReadStream) => stream.orders().map(({ orderId, kind }) => [orderId, kind]);
  const missed = [
    [one.orderId, 'placed'],
    [other.orderId, 'placed'],
    [one.orderId, 'status'],
  ];
  // Those just before may be told again: transactions of other databases of the server hold the snapshot back.
  const expectLast = (stream: ReadStream, expected: typeof missed) =>
    vi.waitFor(() => expect(seen(stream).slice(-expected.length)).toEqual(expected), soon);
  await expectLast(second, missed);
  await move('sales', other.orderId, 'confirmed', 1);
  await expectLast(second, [...missed, [other.orderId, 'status']]);
  second.close();
  const isPlacing = ({ data }: ReadEvent) => data['orderId'] === other.orderId && data['kind'] === 'placed';
  const third = await listen(as('sales'), second.events.find(isPlacing)!.id);
  await expectLast(third, [
    [one.orderId, 'status'],
    [other.orderId, 'status'],
  ]);
  third.close();
  const unknown = await listen(as('sales'), 'no id of this stream');
  await vi.waitFor(() => expect(unknown.lastId.split('-')[0]).toBe(second.lastId.split('-')[0]), soon);
  expect(unknown.orders()).toEqual([]);
  unknown.close();
});

it('tells of a change whose transaction was under way when a later one was told', async () => {
  const late = await shop.database.$client.connect();
  const log = `INSERT INTO audit_entries (at, actor_kind, verb, subject_kind, subject_id, label) VALUES (now(), 'job', 'order.late', 'order', '77', 'late')`;
  await late.query('BEGIN');
  await late.query(log);
  const stream = await listen(as('sales'));
  const { orderId } = await place();
  await vi.waitFor(() => expect(stream.orders()).toHaveLength(1), soon);
  stream.close();
  await late.query('COMMIT');
  late.release();
  const again = await listen(as('sales'), stream.lastId);
  await vi.waitFor(() => expect(again.orders().map(({ orderId: id }) => id)).toContain(77), soon);
  expect(again.orders().map(({ orderId: id }) => id)).not.toContain(orderId);
  again.close();
});

it('says once that more has happened than is worth naming', async () => {
  const stream = await listen(as('sales'));
  await vi.waitFor(() => expect(stream.lastId).not.toBe(''), soon);
  const many = `INSERT INTO audit_entries (at, actor_kind, verb, subject_kind, subject_id, label)
    SELECT now(), 'job', 'order.many', 'order', '78', 'many' FROM generate_series(1, 300)`;
  await shop.database.$client.query(many);
  const told = () => stream.events.map(({ event }) => event).filter((event) => event !== 'people');
  await vi.waitFor(() => expect(told()).toEqual(['missed']), soon);
  const { lastId } = stream;
  stream.close();
  const again = await listen(as('sales'), lastId);
  await vi.waitFor(() => expect(again.orders()).toHaveLength(200), soon);
  expect(again.events.find(({ event }) => event !== 'people')!.event).toBe('missed');
  again.close();
});

it('shows who is in the back office, and which order they look at, until their last tab is closed', async () => {
  const [sales, warehouse] = [await signInAs(shop, 'sales'), await signInAs(shop, 'warehouse')];
  const { orderId, number } = await place();
  const watching = await listen(sales);
  const pau = { id: expect.any(Number), name: 'Pau', role: 'warehouse', orders: [] };
  const others = () => (watching.here() as { name: string }[] | undefined)?.filter(({ name }) => name === 'Pau');
  await vi.waitFor(() => expect(others()).toEqual([]), soon);
  expect(watching.here()).toContainEqual({ id: expect.any(Number), name: 'Jordi', role: 'sales', orders: [] });
  const [tab, other] = [await listen(warehouse), await listen(warehouse)];
  await vi.waitFor(() => expect(others()).toEqual([pau]), soon);
  // Who comes later is told at once.
  await vi.waitFor(() => expect(tab.here()).toEqual(watching.here()), soon);
  await warehouse.send('POST', `/staff/orders/${orderId}/presence`, { isOpen: true });
  await vi.waitFor(() => expect(others()).toEqual([{ ...pau, orders: [{ orderId, number }] }]), soon);
  // Another role is seen without leaving.
  const { id } = (await warehouse.send('GET', '/staff/me')).body;
  const owner = await signInAs(shop, 'owner');
  await owner.send('PUT', `/staff/people/${id}`, { role: 'sales' });
  const asSales = { ...pau, role: 'sales' };
  await vi.waitFor(() => expect(others()).toEqual([{ ...asSales, orders: [{ orderId, number }] }]), soon);
  await owner.send('PUT', `/staff/people/${id}`, { role: 'warehouse' });
  await vi.waitFor(() => expect(others()).toEqual([{ ...pau, orders: [{ orderId, number }] }]), soon);
  await warehouse.send('POST', `/staff/orders/${orderId}/presence`, { isOpen: false });
  await vi.waitFor(() => expect(others()).toEqual([pau]), soon);
  // A browser that is closed does not say that it leaves the order.
  await warehouse.send('POST', `/staff/orders/${orderId}/presence`, { isOpen: true });
  tab.close();
  other.close();
  await vi.waitFor(() => expect(others()).toEqual([]), soon);
  watching.close();
});

describe('a stream ends', () => {
  it.each([
    ['its session is locked', (browser: Browser) => browser.send('POST', '/staff/session/lock'), 403],
    ['its session ends', (browser: Browser) => browser.send('DELETE', '/staff/session'), 401],
  ])('when %s', async (_, act, status) => {
    const browser = await signInAs(shop, 'warehouse');
    const cookies = new Map(browser.cookies);
    const stream = await listen(browser);
    await act(browser);
    await stream.ended;
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await listen(browser, stream.lastId)).status).toBe(status);
  });

  it('when nobody has called for half an hour: the stream itself and what pages ask by themselves are no use', async () => {
    const browser = await signInAs(shop, 'warehouse');
    const stream = await listen(browser);
    shop.passTime(20 * 60);
    expect((await browser.send('GET', '/staff/me', undefined, { 'x-background': '1' })).status).toBe(200);
    (await listen(browser)).close();
    shop.passTime(11 * 60);
    await stream.ended;
    expect((await browser.send('GET', '/staff/me')).status).toBe(403);
  });
});

it('lets a person look at ten tabs, and refuses more until one is closed', async () => {
  const browser = await signInAs(shop, 'owner');
  staff.set('owner', browser);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => listen(browser)));
  expect(tabs.every(({ status }) => status === 200)).toBe(true);
  const refused = await listen(browser);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  tabs[0]!.close();
  await vi.waitFor(async () => expect((await listen(browser)).status).toBe(200), soon);
  for (const { close } of tabs) close();
});

it('shows who has an order open, until they leave or say nothing more', async () => {
  const [sales, warehouse] = [await signInAs(shop, 'sales'), await signInAs(shop, 'warehouse')];
  const orderId = 77;
  const stream = await listen(sales);
  const open = async (browser: Browser, isOpen: boolean) =>
    (await browser.send('POST', `/staff/orders/${orderId}/presence`, { isOpen })).body.others;
  const [jordi, pau] = [
    { id: expect.any(Number), name: 'Jordi' },
    { id: expect.any(Number), name: 'Pau' },
  ];
  expect(await open(sales, true)).toEqual([]);
  expect(await open(warehouse, true)).toEqual([jordi]);
  await vi.waitFor(() => expect(stream.people().at(-1)).toEqual({ orderId, people: [jordi, pau] }), soon);
  expect(await open(sales, true)).toEqual([pau]);
  await open(warehouse, false);
  await vi.waitFor(() => expect(stream.people().at(-1)).toEqual({ orderId, people: [jordi] }), soon);
  await open(warehouse, true);
  shop.passTime(46);
  expect(await open(sales, true)).toEqual([]);
  stream.close();
});
