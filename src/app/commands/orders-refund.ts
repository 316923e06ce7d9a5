import { hasLeft } from '#areas/orders/server/status/order-transitions.ts';
import { type Cents, centsFromEuros } from '#values/money.ts';
import { readTypedNumber } from '#values/written-number.ts';
import { Failure } from '#platform/http/failure.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command, OpenedShop } from './command.ts';
import { eurosOf, minuteOf } from './describe-payment.ts';
import { confirm } from './terminal.ts';
import { changeOrders, type ShopAreas } from './with-orders.ts';

export const ordersRefund: Command = {
  name: 'orders refund',
  usage: `NUMBER [EUROS] [--by-hand] [--goods back|stay] [--yes]
      pays back all the money of an order or so many euros, what was received in excess first; a running shop asks the bank, else its next start.
      Transfers, and with --by-hand all, are paid back by the shopkeeper and only recorded. As much as was paid back within a day
      is paid once more only with --yes, or after a question. When all of it goes back, --goods back cancels an order that was
      not sent, so that goods and slot are others', and awaits the goods of one that was; --goods stay leaves them`,
  takes: [1, 2],
  needsAwake: true,
  run: (shop, [number = '', euros], { 'by-hand': isByHand = false, yes = false, goods }) =>
    changeOrders(shop, (areas) =>
      refundOrder(shop, areas, number, {
        amount: euros === undefined ? null : readEuros(euros),
        isByHand,
        isMeant: yes,
        goods: readGoods(goods),
      }),
    ),
};

interface Refund {
  /** Cents; null: all that is left. */
  readonly amount: Cents | null;
  readonly isByHand: boolean;
  /** The shopkeeper has said that it is meant: nothing is asked. */
  readonly isMeant: boolean;
  /** What becomes of goods and slot when all of the money goes back; undefined: it was not said. */
  readonly goods: 'back' | 'stay' | undefined;
}

/** Pays money of an order back, after the questions that it takes. Throws `StartError` where it does not. */
export async function refundOrder(
  { actor, config, terminal }: Pick<OpenedShop, 'actor' | 'config' | 'terminal'>,
  { orders, payments }: ShopAreas,
  number: string,
  { isMeant, goods: saidOfGoods, ...wanted }: Refund,
): Promise<void> {
  const shopCommand = shopCommandIn(config.mode);
  const mayAsk = !isMeant && terminal.input.isTTY === true;
  async function ask(question: string): Promise<void> {
    if (!(await confirm(terminal, question))) throw new StartError('Nothing was changed.');
  }

  const all = (await payments.findRefundable(number, wanted)) ?? 0;
  if (all > 0 && wanted.amount === null) {
    console.log(`All that is left of order ${number} is paid back: ${eurosOf(all)}.`);
    if (mayAsk) await ask(`Pay back ${eurosOf(all)}?`);
  }
  const before = (await payments.find(number))?.order;
  const isWhole = all > 0 && (wanted.amount ?? all) === all && before !== undefined && !endStatuses.has(before.status);
  const left = before !== undefined && hasLeft(before);
  let goods = isWhole ? saidOfGoods : 'stay';
  if (goods === undefined && mayAsk)
    goods = (await confirm(
      terminal,
      left ? 'Do its goods come back?' : 'Cancel the order, so that its goods and slot are free?',
    ))
      ? 'back'
      : 'stay';
  const cancels = goods === 'back' && !left;
  let refunded = await payments.refund(actor, number, { ...wanted, cancels, again: isMeant });
  if (refunded instanceof Failure && refunded.code === 'repeated_refund') {
    const { amount, at } = refunded.facts as { amount: Cents; at: Date };
    const repeated = `${eurosOf(amount)} of order ${number} were paid back on ${minuteOf(at)} already.`;
    if (!mayAsk) throw new StartError(`${repeated} To pay them once more, add --yes. Nothing was changed.`);
    await ask(`${repeated} Pay them once more?`);
    refunded = await payments.refund(actor, number, { ...wanted, cancels, again: true });
  }
  if (refunded instanceof Failure)
    throw new StartError(
      refunded.code === 'order_not_found'
        ? `There is no order ${number}.`
        : `Order ${number} has less money than that to pay back, or a refund of it is not answered yet. Nothing was changed.`,
    );
  for (const { attempt, amount, surplus, refundId } of refunded.parts) {
    const what = `${eurosOf(amount)} of order ${number}${excessOf({ amount, surplus })}`;
    console.log(
      refundId === null ? `${what} are recorded as paid back.` : `${what} are being paid back by ${attempt.provider}.`,
    );
  }
  if (refunded.parts.every(({ amount, surplus }) => amount === surplus))
    console.log('The sale stays as it is, without a corrective invoice.');
  if (refunded.corrective) console.log(`Corrective invoice ${refunded.corrective} was issued.`);
  if (cancels && refunded.order.status !== 'cancelled')
    console.log('It is cancelled, and its goods and slot are free, once the money has gone back.');
  if (goods === 'back' && left) {
    const awaited = await orders.returns.expectGoods(actor, number);
    if (awaited)
      console.log(
        `Its goods are awaited. When they are back: ${shopCommand(`orders return ${awaited.reference} goods_back`)}`,
      );
  }
  if (isWhole && goods === undefined)
    console.log(
      `Goods and slot stay as they are. To change that: ${shopCommand(`orders move ${number} ${left ? 'returned, once they are back' : 'cancelled, once the money has gone back'}`)}`,
    );
  console.log(`Order ${number} is ${refunded.order.status}, ${refunded.order.paymentStatus}.`);
}

const endStatuses: ReadonlySet<string> = new Set(['cancelled', 'returned']);

/** '--goods back' or '--goods stay'. */
export function readGoods(text: string | undefined): 'back' | 'stay' | undefined {
  if (text === undefined || text === 'back' || text === 'stay') return text;
  throw new StartError(`--goods is back or stay: ${text}`);
}

/** ', received in excess,' where money that pays no order goes back before that of the sale. */
function excessOf({ amount, surplus }: { amount: Cents; surplus: Cents }): string {
  if (surplus === 0) return '';
  return surplus === amount ? ', received in excess,' : `, ${eurosOf(surplus)} of them received in excess,`;
}

/** '12', '12.5', '12,50' */
function readEuros(text: string): Cents {
  const euros = readTypedNumber(text) ?? 0;
  const amount = centsFromEuros(euros);
  const isWhole = Math.abs(euros * 100 - amount) < 1e-6;
  if (!(euros > 0 && euros < 1e9 && isWhole)) throw new StartError(`${text} is no amount in euros, such as 12.50.`);
  return amount;
}
