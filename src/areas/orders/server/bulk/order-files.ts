import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Locale } from '#i18n/locale.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { type Cell, columnsFor, csvCells, ordersCsv, type ShopOrder } from '../orders-csv.ts';
import { drawDeliveryNotes, type NotedOrder } from './draw-delivery-notes.ts';
import { orderFileWords } from './order-file-words.ts';
import { orderFileTexts } from './server-messages.ts';
import type { Sheet } from './sheet-thread.ts';

export interface OrderFileParts {
  readonly shopName: string;
  readonly now: Date;
  /** Orders by their ids. */
  readonly listByIds: (ids: readonly number[]) => Promise<(ShopOrder & NotedOrder)[]>;
}

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Orders read at a time. */
const batch = 250;

/** The file of orders, in the order of their ids, with what a role may see, in the language of who takes it. */
export async function makeOrderFile(
  parts: OrderFileParts,
  { kind, orderIds }: { readonly kind: keyof typeof types; readonly orderIds: readonly number[] },
  { role, locale }: { readonly role: StaffRole; readonly locale: Locale },
): Promise<File> {
  const names = columnsFor({ seesMoney: mayDo(role, 'money.read'), seesPersons: mayDo(role, 'persons.read') });
  const t = orderFileTexts[locale].names;
  const words = orderFileWords(locale);
  const day = parts.now.toISOString().slice(0, 10);
  const file = (content: BlobPart, name: string) =>
    new File([content], `${name}-${day}.${kind}`, { type: types[kind] });
  if (kind === 'pdf') {
    const orders: NotedOrder[] = [];
    for await (const some of inBatches(parts, orderIds)) orders.push(...some);
    return file(new Uint8Array(await drawDeliveryNotes(orders, parts)), t.notes);
  }
  if (kind === 'csv') {
    const rows: string[][] = [];
    for await (const some of inBatches(parts, orderIds))
      rows.push(...some.map((order) => csvCells(words.cells(order, names), ';')));
    return file(ordersCsv(rows, ';', words.headings(names)), t.orders);
  }
  return inTurn(async () => {
    const rows: Cell[][] = [];
    for await (const some of inBatches(parts, orderIds)) rows.push(...some.map((order) => words.cells(order, names)));
    return file(await writeSheet({ names: words.headings(names), rows }), t.orders);
  });
}

async function* inBatches(
  { listByIds }: OrderFileParts,
  ids: readonly number[],
): AsyncIterable<(ShopOrder & NotedOrder)[]> {
  for (let from = 0; from < ids.length; from += batch) {
    yield (await listByIds(ids.slice(from, from + batch))).toSorted((one, other) => one.orderId - other.orderId);
    await yieldToEventLoop();
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();
/** One workbook at a time: each takes much memory, and several at once would take the processor from shoppers. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** In a thread of its own: a workbook of 5,000 orders takes seconds, in which the process would answer nobody. */
async function writeSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const thread = new Worker(new URL('./sheet-thread.ts', import.meta.url), { workerData: sheet });
  const [written] = (await once(thread, 'message')) as [Uint8Array<ArrayBuffer>];
  return written;
}
