import { inflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import { mayDo, type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { bulkPermissions } from '../../bulk-permissions.ts';
import type { BulkJob, BulkPreview } from '../../staff-bulk-calls.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';
import { cloneOrders } from './clone-orders.fixture.ts';

let shop: Shop;
/** Confirmed, not paid. */
let confirmed: number;
const staff = new Map<StaffRole, Browser>();
const as = (role: StaffRole): Browser => staff.get(role)!;

beforeAll(async () => {
  shop = await startShop();
  for (const role of staffRoles) staff.set(role, await signInAs(shop, role));
  const buyer = await newAccount(shop);
  const product = await addProduct(shop.database, { article: '57-84258', stock: 500 });
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 2 });
  const order = { ...pickupOrder, comment: '=SUM("1";"2")' };
  const placed = await buyer.send('POST', '/sale/order', order);
  expect([placed.status, placed.body.code, placed.body.fields]).toEqual([200, undefined, undefined]);
  confirmed = placed.body.orderId;
  await as('sales').send('POST', `/staff/orders/${confirmed}/status`, { status: 'confirmed', version: 1 });
});
afterAll(() => shop.stop());

const clone = (count: number): Promise<number[]> => cloneOrders(shop.database, confirmed, count);
const show = async (id: number): Promise<StaffOrder> =>
  (await as('owner').send('GET', `/staff/orders/${id}`)).body.order;
const statuses = async (ids: number[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await show(id)).status));
const preview = (role: StaffRole, action: unknown, ids: number[]) =>
  as(role).send('POST', '/staff/orders/bulk/preview', { action, selection: { ids } });
const start = (role: StaffRole, { previewId }: BulkPreview) =>
  as(role).send('POST', '/staff/orders/bulk', { previewId });

async function ended(role: StaffRole, jobId: string): Promise<BulkJob> {
  const read = async (): Promise<BulkJob> => (await as(role).send('GET', `/staff/jobs/${jobId}`)).body;
  await vi.waitFor(async () => expect((await read()).state).toBe('done'), { timeout: 30_000, interval: 20 });
  return read();
}
async function run(role: StaffRole, action: unknown, ids: number[]): Promise<BulkJob> {
  const { body } = await preview(role, action, ids);
  return ended(role, (await start(role, body)).body.jobId);
}
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await shop.database.$client.query<Row & Record<string, unknown>>(text, values)).rows;

describe('a bulk', () => {
  it('says before what stays out and why, does the rest, and is taken back as a whole', async () => {
    const [first, second, third, cancelled] = (await clone(4)) as [number, number, number, number];
    await run('sales', { kind: 'cancel', reason: 'Sin noticias' }, [cancelled]);
    const { body } = await preview('sales', 'next', [first, second, third, cancelled, 999_999_999, first]);
    expect(body).toMatchObject({
      possible: 3,
      refused: [
        { orderId: cancelled, code: 'not_possible' },
        { orderId: 999_999_999, number: null, code: 'order_not_found' },
      ],
      moves: [{ status: 'preparing', orders: 3 }],
      first: [{ orderId: first, name: 'Marta Soler Vidal', amount: expect.any(Number) }, {}, {}],
      canUndo: true,
    });
    expect(await statuses([first])).toEqual(['confirmed']);
    // One is changed before it begins.
    await as('warehouse').send('POST', `/staff/orders/${third}/status`, { status: 'preparing', version: 2 });
    const { jobId } = (await start('sales', body)).body;
    const job = await ended('sales', jobId);
    expect(job).toMatchObject({
      done: 2,
      total: 5,
      refused: [
        { orderId: third, code: 'changed_since' },
        { orderId: cancelled, code: 'not_possible' },
        { orderId: 999_999_999, code: 'order_not_found' },
      ],
      change: { id: expect.any(Number), undoUntil: expect.any(String) },
      file: null,
    });
    expect((await as('warehouse').send('GET', `/staff/jobs/${jobId}`)).body.code).toBe('job_not_found');
    const bulk = job.change!.id;
    const { timeline } = await show(first);
    expect(timeline.at(-1)).toMatchObject({ verb: 'order.status', bulk, actor: { name: 'Jordi' }, canUndo: true });
    const waits = `SELECT extract(epoch FROM start_after - now())::int AS seconds FROM pgboss.job WHERE data @> $1::jsonb`;
    const seconds = (await query<{ seconds: number }>(waits, [{ bulk }])).map((row) => row.seconds);
    expect(seconds).toHaveLength(2);
    for (const wait of seconds) expect(wait).toBeGreaterThan(9);
    for (const wait of seconds) expect(wait).toBeLessThan(13);

    await as('warehouse').send('POST', `/staff/orders/${second}/status`, { status: 'ready', version: 3 });
    expect((await as('accounts').send('POST', `/staff/changes/${bulk}/undo`)).body.code).toBe('not_permitted');
    const undone = await as('sales').send('POST', `/staff/changes/${bulk}/undo`);
    expect([undone.status, undone.body.job]).toMatchObject([
      200,
      { state: 'done', done: 1, total: 2, refused: [{ orderId: second, code: 'changed_since' }] },
    ]);
    expect(await statuses([first, second, third])).toEqual(['confirmed', 'ready', 'preparing']);
    const again = await as('sales').send('POST', `/staff/changes/${bulk}/undo`);
    expect(again.body).toMatchObject({ code: 'cannot_undo', reason: 'changed_since', detail: 'already_undone' });
  });

  it('can be taken back for ten seconds after its end, and not where customers were mailed at once', async () => {
    const [id] = (await clone(1)) as [number];
    const { change } = await run('sales', { kind: 'status', status: 'preparing' }, [id]);
    const cancel = await run('sales', 'cancel', await clone(1));
    expect(cancel.change!.undoUntil).toBe(null);
    shop.passTime(11);
    for (const late of [change!.id, cancel.change!.id]) {
      const { body } = await as('sales').send('POST', `/staff/changes/${late}/undo`);
      expect(body).toMatchObject({ code: 'cannot_undo', reason: 'mailed' });
    }
    expect((await show(id)).timeline.at(-1)!.canUndo).toBe(false);
  });

  it('is done once although it is started twice at once, and two over the same orders change each once', async () => {
    const ids = await clone(12);
    const one = (await preview('sales', 'next', ids)).body;
    const other = (await preview('warehouse', 'next', ids)).body;
    const answers = await Promise.all([start('sales', one), start('sales', one), start('warehouse', other)]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    const jobs = [await ended('sales', one.previewId), await ended('warehouse', other.previewId)] as const;
    expect(jobs[0].done + jobs[1].done).toBe(12);
    for (const { refused } of jobs) expect(refused.every(({ code }) => code === 'changed_since')).toBe(true);
    const [counted] = await query(
      `SELECT count(*)::int AS changes, count(DISTINCT order_id)::int AS orders FROM order_history
       WHERE order_id = ANY ($1) AND status = 'preparing'`,
      [ids],
    );
    expect(counted).toEqual({ changes: 12, orders: 12 });
    expect((await start('sales', one)).body).toEqual({ jobId: one.previewId });
    // Where all have changed since, nothing is there to take back.
    const { previewId } = (await preview('sales', { kind: 'tag', add: ['obra'] }, ids)).body;
    for (const id of ids)
      await as('owner').send('PUT', `/staff/orders/${id}`, { changes: [{ field: 'tags', from: [], to: ['otra'] }] });
    await start('sales', { previewId } as BulkPreview);
    expect(await ended('sales', previewId)).toMatchObject({ done: 0, change: null });
    expect((await start('owner', one)).body.code).toBe('preview_not_found');
  });

  it('is taken back while one of its batches has begun: neither waits for the other', async () => {
    const ids = await clone(8);
    const { previewId } = (await preview('sales', 'next', ids)).body;
    const waiting = (count: number) =>
      vi.waitFor(
        async () =>
          expect(
            await query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
          ).toHaveLength(count),
        { timeout: 30_000, interval: 20 },
      );
    // As they lie in the table where a list was sorted in another way.
    for (const id of ids.toReversed())
      await query(`UPDATE order_bulk_rows SET code = NULL WHERE bulk_id = $1 AND order_id = $2`, [previewId, id]);
    await query('ANALYZE order_bulk_rows');
    const undone = await shop.database.transaction(async (tx) => {
      const lock = (id: number) =>
        tx.execute(sql`SELECT FROM order_bulk_rows WHERE bulk_id = ${previewId} AND order_id = ${id} FOR UPDATE`);
      await lock(ids[0]!);
      await start('sales', { previewId } as BulkPreview);
      await waiting(1);
      const { change } = (await as('sales').send('GET', `/staff/jobs/${previewId}`)).body as BulkJob;
      const undo = as('sales').send('POST', `/staff/changes/${change!.id}/undo`);
      await waiting(2);
      await lock(ids.at(-1)!);
      return { undo };
    });
    const { status, body } = await undone.undo;
    expect([status, body.code]).toEqual([200, undefined]);
    expect((await ended('sales', body.job.id)).done).toBe(8);
    expect(await statuses(ids)).toEqual(ids.map(() => 'confirmed'));
  });

  it('goes on after it was cut off: each order is done once, in tables, log and mails', async () => {
    const ids = await clone(60);
    const { previewId } = (await preview('sales', 'next', ids)).body;
    await start('sales', { previewId } as BulkPreview);
    const count = `SELECT count(*)::int AS done FROM order_bulk_rows WHERE bulk_id = $1 AND state = 'done'`;
    const read = async () => (await query<{ done: number }>(count, [previewId]))[0]!.done;
    await vi.waitFor(async () => expect(await read()).toBeGreaterThan(0), { timeout: 10_000, interval: 1 });
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'shop'`;
    await query(cut);
    expect(await read()).toBeLessThan(60);
    const job = await ended('sales', previewId);
    expect([job.done, job.refused]).toEqual([60, []]);
    const facts = `SELECT
      (SELECT count(*)::int FROM order_history WHERE order_id = ANY ($1) AND status = 'preparing') AS history,
      (SELECT count(*)::int FROM audit_entries WHERE bulk = $2) AS logged,
      (SELECT count(DISTINCT audit_entries.id)::int FROM order_bulk_rows JOIN audit_entries ON audit_entries.id = change_id
        AND subject_id = order_id::text WHERE bulk_id = $3) AS joined,
      (SELECT count(*)::int FROM pgboss.job WHERE data @> $4::jsonb) AS mails,
      (SELECT count(DISTINCT data ->> 'orderId')::int FROM pgboss.job WHERE data @> $4::jsonb) AS mailed`;
    const bulk = job.change!.id;
    expect(await query(facts, [ids, bulk, previewId, { bulk }])).toEqual([
      { history: 60, logged: 60, joined: 60, mails: 60, mailed: 60 },
    ]);
  });

  it('gives orders to somebody who may see them and tags them, and leaves out what another has changed', async () => {
    const ids = await clone(3);
    const me = (await as('warehouse').send('GET', '/staff/me')).body;
    const { assignees } = (await as('warehouse').send('GET', '/staff/assignees')).body;
    expect(assignees).toContainEqual({ id: me.id, name: me.name });
    const given = await run('warehouse', { kind: 'assign', assignee: me.id }, ids);
    expect([given.done, (await show(ids[0]!)).assignee]).toEqual([3, { id: me.id, name: me.name }]);
    expect((await preview('warehouse', { kind: 'assign', assignee: me.id }, ids)).body.refused[0].code).toBe(
      'unchanged',
    );
    const editor = (await as('content').send('GET', '/staff/me')).body.id;
    for (const assignee of [999_999, editor]) {
      expect((await preview('warehouse', { kind: 'assign', assignee }, ids)).body.code).toBe('invalid_value');
      const changes = [{ field: 'assignee', from: me.id, to: assignee }];
      const { status, body } = await as('warehouse').send('PUT', `/staff/orders/${ids[0]}`, { changes });
      expect([status, body.code, body.fields[0].code]).toEqual([422, 'invalid_value', 'assignee_unavailable']);
    }
    const planned = (await preview('accounts', { kind: 'tag', add: ['obra', 'obra'], remove: ['x'] }, ids)).body;
    const change = [{ field: 'tags', from: [], to: ['1', '2', '3', '4', '5'] }];
    await as('sales').send('PUT', `/staff/orders/${ids[2]}`, { changes: change });
    await start('accounts', planned);
    const tagged = await ended('accounts', planned.previewId);
    expect([tagged.done, tagged.refused]).toMatchObject([2, [{ orderId: ids[2], code: 'changed_since' }]]);
    expect((await show(ids[0]!)).tags).toEqual(['obra']);
    const full = (await preview('accounts', { kind: 'tag', add: ['obra'] }, ids)).body.refused;
    expect(full.map(({ code }: { code: string }) => code)).toEqual(['unchanged', 'unchanged', 'too_many_tags']);
    shop.passTime(60);
    const undone = await as('accounts').send('POST', `/staff/changes/${tagged.change!.id}/undo`);
    expect([undone.body.job.done, (await show(ids[1]!)).tags]).toEqual([2, []]);
  });

  it('takes all that a list shows, within a bound that it names', async () => {
    const ids = await clone(2);
    await run('sales', { kind: 'tag', add: ['todos'] }, ids);
    const selected = await as('sales').send('POST', '/staff/orders/bulk/preview', {
      action: 'csv',
      selection: { filters: { tag: ['todos'] }, view: 'todo', query: 'soler' },
    });
    expect(selected.body.possible).toBe(2);
    const many = Array.from({ length: 5001 }, (_, index) => index + 1);
    expect((await preview('sales', 'next', many)).body).toMatchObject({
      code: 'too_many_orders',
      found: 5001,
      max: 5000,
    });
    expect((await preview('sales', 'print', many.slice(0, 201))).body).toMatchObject({ found: 201, max: 200 });
    const bad = [
      ...[{ action: 'fly' }, { selection: {} }, { action: { kind: 'assign' } }, { selection: { ids: ['x'] } }],
      ...[{ filters: {} }, { filters: { tag: ['todos'] } }, { view: 'todo' }, { query: 'soler' }].map((more) => ({
        selection: { ids, ...more },
      })),
    ];
    for (const part of bad) {
      const body = { action: 'next', selection: { ids: [] }, ...part };
      expect([part, (await as('sales').send('POST', '/staff/orders/bulk/preview', body)).status]).toEqual([part, 400]);
    }
  });

  it('is for the roles that may do it with one order', async () => {
    const ids = await clone(1);
    const actions = [
      ...['next', 'cancel', 'print', 'csv', 'xlsx'],
      { kind: 'status', status: 'preparing' },
      { kind: 'status', status: 'cancelled' },
      { kind: 'assign', assignee: null },
      { kind: 'tag', add: ['x'] },
    ] as const;
    for (const role of staffRoles)
      for (const action of actions) {
        const named = typeof action === 'string' ? (action as 'next') : action.kind;
        const kind =
          typeof action === 'object' && 'status' in action && action.status === 'cancelled' ? 'cancel' : named;
        const may = mayDo(role, 'orders.read') && mayDo(role, bulkPermissions[kind]);
        const { status, body } = await preview(role, action, ids);
        expect([role, kind, status, body.code]).toEqual([
          role,
          kind,
          may ? 200 : 403,
          may ? undefined : 'not_permitted',
        ]);
      }
    const { first } = (await preview('warehouse', 'print', ids)).body;
    expect(Object.keys(first[0])).toEqual(['orderId', 'number', 'name']);
  });
});

describe('a file of orders', () => {
  const fetchFile = (role: StaffRole, jobId: string, query = '') =>
    shop.app.inject({ url: `/api/staff/jobs/${jobId}/file${query}`, cookies: Object.fromEntries(as(role).cookies) });
  async function make(role: StaffRole, action: string, ids: number[]) {
    const { previewId } = (await preview(role, action, ids)).body;
    expect((await start(role, { previewId } as BulkPreview)).status).toBe(200);
    const file = await fetchFile(role, previewId);
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'no-store']);
    return { previewId, file };
  }

  it('says to each role what it may see, and runs no formula', async () => {
    await as('owner').send('POST', '/staff/reauthenticate', { password: await passwordOf('owner') });
    await as('warehouse').send('POST', '/staff/reauthenticate', { password: await passwordOf('warehouse') });
    const ids = await clone(2);
    const owner = (await make('owner', 'csv', ids)).file;
    expect(owner.headers['content-type']).toContain('text/csv');
    const [head, ...rows] = owner.body.replace('\uFEFF', '').trim().split('\n');
    expect(rows).toHaveLength(2);
    expect(head).toMatch(
      /;Total;.*;Correo;.*;Base al 21\u00A0%;IVA al 21\u00A0%;.*;Devuelto;.*;Franja;Dirección de entrega;Teléfono para la entrega;Comentario;/,
    );
    expect(rows[0]).toMatch(/^[\d-]+;\d{4}-\d\d-\d\d \d\d:\d\d;Por preparar;/);
    for (const code of ['confirmed', 'paid', 'delivery_type'])
      expect([code, owner.body.includes(code)]).toEqual([code, false]);
    expect(owner.body).toContain(`"'=SUM(""1"";""2"")"`);
    const warehouse = (await make('warehouse', 'csv', ids)).file.body;
    expect(warehouse).toContain('612345678');
    for (const hidden of [
      ';Total',
      ';Género',
      ';IVA',
      ';Factura;',
      ';Devuelto',
      ' de la factura',
      ';Correo',
      ';NIF',
      'marta@',
    ])
      expect([hidden, warehouse.includes(hidden)]).toEqual([hidden, false]);

    const { previewId } = await make('warehouse', 'xlsx', ids);
    const xlsx = await fetchFile('warehouse', previewId, '?language=ca');
    expect(xlsx.headers['content-disposition']).toContain('comandes-');
    expect(textOfZip(xlsx.rawPayload)).toContain('Dia de lliurament');
    const text = textOfZip(xlsx.rawPayload);
    expect(text).toContain('=SUM(');
    expect(text).not.toContain('<f>');
    expect(text).not.toContain('marta@');

    const pdf = (await make('warehouse', 'print', ids)).file;
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('says what went back, and moments and days as those of a spreadsheet', async () => {
    const [id] = await clone(1);
    const { money } = await show(id!);
    await as('owner').send('POST', `/staff/orders/${id}/paid`, { amount: money!.due, method: 'cash' });
    await as('owner').send('POST', `/staff/orders/${id}/refund`, { amount: 1.5, reason: 'Golpe' });
    await query(`UPDATE orders SET delivery = delivery || '{"date": "2026-12-01"}' WHERE id = $1`, [id]);
    await query(`UPDATE orders SET placed_at = '2026-11-29T23:30:00Z' WHERE id = $1`, [id]);
    const csv = (await make('owner', 'csv', [id!])).file.body.replace('\uFEFF', '').trim().split('\n');
    const [head, row] = csv.map((line) => line.split(';'));
    const cell = (name: string) => row![head!.indexOf(name)];
    expect([cell('Devuelto'), cell('Día de entrega'), cell('Entró')]).toEqual([
      ...['1,50', '2026-12-01', '2026-11-30 00:30'],
    ]);
    const { previewId } = await make('owner', 'xlsx', [id!]);
    const sheet = textOfZip((await fetchFile('owner', previewId, '?language=ca')).rawPayload);
    expect(sheet).toContain('Retornat');
    // Days since the last of 1899, as spreadsheets count them.
    expect(sheet).toContain('<v>46357</v>');
    expect(sheet).toMatch(/<v>46356\.0208/);
    expect(sheet).not.toContain('2026-1');
    for (const format of ['dd/mm/yyyy', 'dd/mm/yyyy hh:mm']) expect(sheet).toContain(`formatCode="${format}"`);
  });

  it('wants the password again, and is nobody else’s', async () => {
    const ids = await clone(1);
    const { previewId } = await make('owner', 'csv', ids);
    expect((await fetchFile('warehouse', previewId)).json().code).toBe('job_not_found');
    const planned = (await preview('owner', 'xlsx', ids)).body;
    shop.passTime(16 * 60);
    expect((await start('owner', planned)).body.code).toBe('reauthentication_required');
    expect((await fetchFile('owner', previewId)).json().code).toBe('reauthentication_required');
    await as('owner').send('POST', '/staff/reauthenticate', { password: await passwordOf('owner') });
    expect((await start('owner', planned)).status).toBe(200);
    expect((await fetchFile('owner', previewId)).statusCode).toBe(200);
    const moved = await run('owner', { kind: 'tag', add: ['x'] }, ids);
    expect(moved.file).toBe(null);
  });
});

/** All files of an archive, one after the other. */
function textOfZip(zip: Buffer): string {
  const entry = Buffer.from([0x50, 0x4b, 1, 2]);
  let text = '';
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 4)) {
    const from = zip.readUInt32LE(at + 42);
    const start = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    text += (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString();
  }
  return text;
}

const passwordOf = async (role: StaffRole): Promise<string> =>
  (await shop.app.inject('/dev/staff.json')).json().find((one: { role: string }) => one.role === role).password;

// The last, as the others' screens are locked by then.
it('lets a person preview as often as work needs, then says how long to wait, and stores the newest ones', async () => {
  const { id } = (await as('accounts').send('GET', '/staff/me')).body;
  const ids = await clone(1);
  const answers = [];
  for (let times = 0; times < 61; times += 1) answers.push(await preview('accounts', { kind: 'tag', add: ['x'] }, ids));
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBeLessThanOrEqual(60);
  expect(made).toBeGreaterThan(50);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', message: expect.stringMatching(/dentro de \d+ min/) },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  const unused = 'SELECT FROM order_bulks WHERE member_id = $1 AND started_at IS NULL';
  expect(await query(unused, [id])).toHaveLength(10);
  // Others go on, and so does what is previewed already.
  expect((await preview('warehouse', { kind: 'tag', add: ['x'] }, ids)).status).toBe(200);
  const last = answers.findLast(({ status }) => status === 200)!;
  expect((await start('accounts', last.body)).status).toBe(200);
  shop.passTime(15 * 60);
  expect((await preview('accounts', { kind: 'tag', add: ['x'] }, ids)).status).toBe(200);
});
