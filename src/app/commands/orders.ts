import { writeFile } from 'node:fs/promises';
import { orderStatuses, type OrderStatus } from '#areas/orders/contract.ts';
import { type CsvDelimiter, csvDelimiters } from '#areas/orders/server/orders-csv.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { type ReturnState, returnStates } from '#areas/orders/return-states.ts';
import { Failure } from '#platform/http/failure.ts';
import { type ShopCommand, shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import type { Orders } from '#areas/orders/server/orders.ts';
import type { Command, OpenedShop } from './command.ts';
import { tableOfDay } from './table-of-day.ts';
import { describeOrder, lineOfOrder, lineOfReturn } from './describe-order.ts';
import { eurosOf } from './describe-payment.ts';
import { readGoods, refundOrder } from './orders-refund.ts';
import { askFor } from './terminal.ts';
import { readLimit } from './read-limit.ts';
import { changeOrders, withOrders } from './with-orders.ts';

/** Orders of a day that are listed without --limit. */
const maxOfDay = 1000;

export const ordersList: Command = {
  name: 'orders list',
  usage: `[--status STATUS] [--limit N] [--day YYYY-MM-DD [--slot HH:MM-HH:MM]]
      lists the latest orders, newest first, or those of a day as a van needs them: slot, payment, weight, street, phone, comment;
      orders that are not confirmed yet are listed after them`,
  takes: [0, 0],
  run: (shop, _args, { status, limit, day, slot }) =>
    withOrders(shop, async ({ orders }) => {
      if (slot !== undefined && day === undefined) throw new StartError('--slot needs --day.');
      const found = await orders.forShop.list({
        ...(day !== undefined && { day: readDay(day) }),
        ...(slot !== undefined && { slot: readSlot(slot) }),
        status: status === undefined ? null : readStatus(status),
        limit: day === undefined || limit !== undefined ? readLimit(limit) : maxOfDay,
      });
      if (found.length === 0) console.log('No order.');
      if (day !== undefined) return tableOfDay(found).forEach((line) => console.log(line));
      for (const order of found) console.log(lineOfOrder(order));
    }),
};

export const ordersShow: Command = {
  name: 'orders show',
  usage: `NUMBER | PICKUP-CODE
      shows an order: customer, delivery, articles, amounts, history, refunds, returns`,
  takes: [1, 1],
  run: (shop, [number = '']) =>
    withOrders(shop, async ({ orders, payments }) => {
      const order = await orders.forShop.find(number);
      if (!order) throw new StartError(`There is no order ${number}.`);
      const refunds = await payments.listRefunds(order.orderId);
      console.log(describeOrder(order, { pickupCode: orders.pickupCodes.codeOf(order.number), refunds }));
    }),
};

export const ordersMove: Command = {
  name: 'orders move',
  usage: `NUMBER STATUS [--unsellable ARTICLE,ARTICLE]
      moves an order to ${orderStatuses.slice(1).join(', ')}; a running shop mails its customer,
      else its next start; paid and refunded are those of orders paid and orders refund; returned puts the goods that came back
      into stock, but for the unsellable articles, and shows how their money goes back`,
  takes: [2, 2],
  needsAwake: true,
  run: (shop, [number = '', status = ''], { yes = false, goods, unsellable }) =>
    changeOrders(shop, async (areas) => {
      const { orders, payments } = areas;
      const to = readMove(status);
      if (to === 'refunded')
        return refundOrder(shop, areas, number, {
          amount: null,
          isByHand: false,
          isMeant: yes,
          goods: readGoods(goods),
        });
      if (to === 'returned') return takeBack(shop, orders, number, unsellable);
      const moved = await (to === 'paid'
        ? payments.recordPaid(shop.actor, number)
        : orders.forShop.move(shop.actor, number, to));
      if (moved instanceof Failure) refuseMove(moved, number, status);
      console.log(`Order ${number} is ${moved.status}, ${moved.paymentStatus}.`);
    }),
};

/** Throws the reason why an order does not become what was asked for. */
function refuseMove({ code, facts }: Failure, number: string, status: string): never {
  if (code === 'order_not_found') throw new StartError(`There is no order ${number}.`);
  const { now, possible: all } = facts as { now: string; possible: readonly string[] };
  const possible = all.filter((one) => (moves as readonly string[]).includes(one));
  const instead = possible.length > 0 ? `It may become ${possible.join(', ')}. ` : '';
  throw new StartError(`Order ${number} is ${now}: it may not become ${status}. ${instead}Nothing was changed.`);
}

/** Takes the goods of an order back into stock, but for what a person finds unfit for sale. */
async function takeBack(
  { actor, config, terminal }: OpenedShop,
  orders: Orders,
  number: string,
  typed: string | undefined,
): Promise<void> {
  const question = 'Articles that cannot be sold again, separated by commas (none): ';
  const listed = typed ?? (terminal.input.isTTY ? await askFor(terminal, question) : '');
  const unsellable = readArticles(listed);
  const taken = await orders.returns.takeBack(actor, number, { unsellable });
  if (taken instanceof Failure) {
    if (taken.code === 'not_returned')
      throw new StartError(`Order ${number} has no article ${unsellable.join(', ')}. Nothing was changed.`);
    refuseMove(taken, number, 'returned');
  }
  console.log(`Order ${number} is ${taken.order.status}, ${taken.order.paymentStatus}.`);
  const next = taken.order.paymentStatus === 'paid' ? 'refunded' : 'closed';
  for (const { reference } of taken.returns)
    console.log(
      `Return ${reference}: what is fit for sale is in stock. To settle it: ${shopCommandIn(config.mode)(`orders return ${reference} ${next}`)}`,
    );
}

const readArticles = (text: string): string[] =>
  text
    .split(',')
    .map((article) => article.trim())
    .filter(Boolean);

export const ordersPaid: Command = {
  name: 'orders paid',
  usage: `NUMBER
      records that all an order costs has been received, such as by transfer, and confirms it`,
  takes: [1, 1],
  needsAwake: true,
  run: (shop, [number = '']) =>
    changeOrders(shop, async ({ payments }) => {
      const paid = await payments.recordPaid(shop.actor, number);
      if (!(paid instanceof Failure)) return console.log(`Order ${number} is ${paid.status}, ${paid.paymentStatus}.`);
      if (paid.code === 'order_not_found') throw new StartError(`There is no order ${number}.`);
      throw new StartError(
        `Order ${number} is ${String(paid.facts.now)}: it may not become paid. Nothing was changed.`,
      );
    }),
};

export const ordersExport: Command = {
  name: 'orders export',
  usage: `FILE.csv [--status STATUS] [--delimiter CHARACTER]
      writes all orders into a new CSV file, one row for each, amounts in euros; with --delimiter ';' as
      spreadsheets set to Spanish read it, amounts with a comma`,
  takes: [1, 1],
  run: (shop, [file = ''], { status, delimiter }) =>
    withOrders(shop, async ({ orders }) => {
      const { csv, rows } = await orders.forShop.export(
        status === undefined ? null : readStatus(status),
        readDelimiter(delimiter),
      );
      await writeNew(file, csv);
      console.log(`${file} has ${rows} ${rows === 1 ? 'order' : 'orders'}.`);
    }),
};

export const ordersInvoice: Command = {
  name: 'orders invoice',
  usage: `NUMBER FILE.pdf
      writes the invoice of an order into a new file, or one of its invoices by the number of that; issues none`,
  takes: [2, 2],
  run: (shop, [number = '', file = '']) =>
    withOrders(shop, async ({ orders }) => {
      const found = await orders.forShop.findInvoice(number);
      if (!(found instanceof Failure)) {
        await writeNew(file, found.pdf);
        return console.log(`${file} has invoice ${found.number}.`);
      }
      throw new StartError(
        found.code === 'order_not_found'
          ? `There is no order or invoice ${number}.`
          : `Order ${number} has no invoice: with invoicing.enabled in shop.json it is issued when the order is paid or delivered.`,
      );
    }),
};

/** Writes a file that only its owner reads, never over another. */
const writeNew = (file: string, content: string | Buffer): Promise<void> =>
  writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new StartError(`${file} cannot be written: ${(error as Error).message}`);
  });

function readDelimiter(text = ','): CsvDelimiter {
  const found = csvDelimiters.find((delimiter) => delimiter === text);
  if (!found) throw new StartError(`--delimiter is ${csvDelimiters.map((one) => `'${one}'`).join(' or ')}.`);
  return found;
}

export const ordersReturns: Command = {
  name: 'orders returns',
  usage: `[--limit N]
      lists the latest withdrawals, newest first`,
  takes: [0, 0],
  run: (shop, _args, { limit }) =>
    withOrders(shop, async ({ orders }) => {
      const found = await orders.returns.list(readLimit(limit));
      if (found.length === 0) console.log('No withdrawal.');
      for (const one of found) console.log(lineOfReturn(one));
    }),
};

export const ordersReturn: Command = {
  name: 'orders return',
  usage: `REFERENCE STATE [--unsellable ARTICLE,ARTICLE]
      moves a withdrawal to ${returnStates.slice(1).join(', ')}; goods that come back go into stock,
      but for the unsellable articles; a running shop mails its customer, else its next start.
      No money moves: for refunded it shows the command that pays it back`,
  takes: [2, 2],
  needsAwake: true,
  run: (shop, [reference = '', state = ''], { unsellable }) =>
    changeOrders(shop, async ({ orders, payments }) => {
      if (!(returnStates as readonly string[]).includes(state))
        throw new StartError(`There is no state ${state}: ${returnStates.join(', ')}.`);
      const moved = await orders.returns.move(shop.actor, reference, state as ReturnState, {
        unsellable: readArticles(unsellable ?? ''),
      });
      if (!(moved instanceof Failure)) {
        console.log(`Withdrawal ${reference} is ${moved.state}.`);
        return moved.state === 'refunded'
          ? offerRefund(payments, moved.orderId, shopCommandIn(shop.config.mode))
          : undefined;
      }
      const reasons = {
        return_not_found: `There is no withdrawal ${reference}.`,
        not_allowed: `Withdrawal ${reference} may not become ${state}. Nothing was changed.`,
        not_returned: `Withdrawal ${reference} has no article ${unsellable}. Nothing was changed.`,
      };
      throw new StartError(reasons[moved.code]);
    }),
};

/** The state of a withdrawal moves no money; where a provider can, it is asked by a command of its own. */
async function offerRefund(payments: Settling['payments'], orderId: number, shopCommand: ShopCommand): Promise<void> {
  const owed = await payments.findOwed(orderId);
  if (!owed) return;
  const command = shopCommand(`orders refund ${owed.number} ${(owed.amount / 100).toFixed(2)}`);
  console.log(`No money has moved yet. To have ${owed.provider} pay back ${eurosOf(owed.amount)}: ${command}`);
}

export const ordersRelease: Command = {
  name: 'orders release',
  usage: `NUMBER
      cancels an unpaid order and returns its stock; a running shop mails its customer, else its next start`,
  takes: [1, 1],
  needsAwake: true,
  run: (shop, [number = '']) =>
    changeOrders(shop, async ({ orders }) => {
      const released = await orders.forShop.release(shop.actor, number);
      if (released instanceof Failure) throw new StartError(releaseReasons[released.code](number));
      console.log(`Order ${released.number} is cancelled; ${countPieces(released.units)} back in stock.`);
    }),
};

export const ordersEndReview: Command = {
  name: 'orders end-review',
  usage: `NUMBER
      gives up an application that a lender has not decided: the payment has failed, its customer may pay in another
      way while there is time, and orders release cancels the order. An approval that comes later still counts`,
  takes: [1, 1],
  needsAwake: true,
  run: (shop, [number = '']) =>
    changeOrders(shop, async ({ payments }) => {
      const ended = await payments.endReview(shop.actor, number);
      if (!(ended instanceof Failure))
        return console.log(`Order ${number} is ${ended.status}, ${ended.paymentStatus}.`);
      if (ended.code === 'order_not_found') throw new StartError(`There is no order ${number}.`);
      throw new StartError(
        `The payment of order ${number} is ${String(ended.facts.now)}, not processing. Nothing was changed.`,
      );
    }),
};

const releaseReasons = {
  order_not_found: (number: string) => `There is no order ${number}.`,
  not_cancellable: (number: string) => `Order ${number} is paid, being paid, sent or cancelled: it was not changed.`,
};

const countPieces = (count: number): string => (count === 1 ? '1 piece is' : `${count} pieces are`);

const moves = [...orderStatuses, 'paid', 'refunded'] as const;

const readStatus = (text: string): OrderStatus => readOneOf(orderStatuses, text);
const readMove = (text: string): (typeof moves)[number] => readOneOf(moves, text);

function readOneOf<Status extends string>(statuses: readonly Status[], text: string): Status {
  const found = statuses.find((status) => status === text);
  if (found) return found;
  throw new StartError(`There is no status ${text}: ${statuses.join(', ')}.`);
}

function readDay(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new StartError(`--day is no day such as 2026-11-27: ${text}`);
  return text;
}

/** '09:00-11:00', or its beginning alone. */
function readSlot(text: string): { from: string; to?: string } {
  const [, from, to] = /^(\d\d:\d\d)(?:-(\d\d:\d\d))?$/.exec(text.replaceAll(' ', '')) ?? [];
  if (!from) throw new StartError(`--slot is no slot such as 09:00-11:00: ${text}`);
  return to ? { from, to } : { from };
}
