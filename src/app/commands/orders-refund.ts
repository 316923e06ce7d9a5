import type { Settling } from '#areas/settling/server/settling.ts';
import { type Cents, centsFromEuros } from '#values/money.ts';
import { Failure } from '#platform/http/failure.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command, OpenedShop } from './command.ts';
import { eurosOf, minuteOf } from './describe-payment.ts';
import { confirm } from './terminal.ts';
import { withOrders } from './with-orders.ts';

export const ordersRefund: Command = {
  name: 'orders refund',
  usage: `NUMBER [EUROS] [--by-hand] [--yes]
      pays back all the money of an order or so many euros, what was received in excess first; a running shop asks the bank, else its next start.
      Transfers, and with --by-hand all, are paid back by the shopkeeper and only recorded. As much as was paid back within a day
      is paid once more only with --yes, or after a question`,
  takes: [1, 2],
  needsAwake: true,
  run: (shop, [number = '', euros], { 'by-hand': isByHand = false, yes = false }) =>
    withOrders(shop, ({ payments }) =>
      refundOrder(shop, payments, number, {
        amount: euros === undefined ? null : readEuros(euros),
        isByHand,
        isMeant: yes,
      }),
    ),
};

interface Refund {
  /** Cents; null: all that is left. */
  readonly amount: Cents | null;
  readonly isByHand: boolean;
  /** The shopkeeper has said that it is meant: nothing is asked. */
  readonly isMeant: boolean;
}

/** Pays money of an order back, after the questions that it takes. Throws `StartError` where it does not. */
export async function refundOrder(
  { actor, terminal }: Pick<OpenedShop, 'actor' | 'terminal'>,
  payments: Settling['payments'],
  number: string,
  { isMeant, ...wanted }: Refund,
): Promise<void> {
  const mayAsk = !isMeant && terminal.input.isTTY === true;
  async function ask(question: string): Promise<void> {
    if (!(await confirm(terminal, question))) throw new StartError('Nothing was changed.');
  }

  if (wanted.amount === null) {
    const all = (await payments.findRefundable(number, wanted)) ?? 0;
    if (all > 0) console.log(`All that is left of order ${number} is paid back: ${eurosOf(all)}.`);
    if (all > 0 && mayAsk) await ask(`Pay back ${eurosOf(all)}?`);
  }
  let refunded = await payments.refund(actor, number, { ...wanted, again: isMeant });
  if (refunded instanceof Failure && refunded.code === 'repeated_refund') {
    const { amount, at } = refunded.facts as { amount: Cents; at: Date };
    const repeated = `${eurosOf(amount)} of order ${number} were paid back on ${minuteOf(at)} already.`;
    if (!mayAsk) throw new StartError(`${repeated} To pay them once more, add --yes. Nothing was changed.`);
    await ask(`${repeated} Pay them once more?`);
    refunded = await payments.refund(actor, number, { ...wanted, again: true });
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
  console.log(`Order ${number} is ${refunded.order.status}, ${refunded.order.paymentStatus}.`);
}

/** ', received in excess,' where money that pays no order goes back before that of the sale. */
function excessOf({ amount, surplus }: { amount: Cents; surplus: Cents }): string {
  if (surplus === 0) return '';
  return surplus === amount ? ', received in excess,' : `, ${eurosOf(surplus)} of them received in excess,`;
}

/** '12', '12.5', '12,50' */
function readEuros(text: string): Cents {
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text) || Number(text.replace(',', '.')) === 0)
    throw new StartError(`${text} is no amount in euros, such as 12.50.`);
  return centsFromEuros(Number(text.replace(',', '.')));
}
