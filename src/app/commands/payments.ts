import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';
import { describePayment, lineOfPayment } from './describe-payment.ts';
import { readLimit } from './read-limit.ts';
import { withOrders } from './with-orders.ts';

export const paymentsAttention: Command = {
  name: 'payments attention',
  usage: `[--limit N]
      lists the orders whose money needs you: it pays nothing, a cancelled order's has not gone back, a lender's
      approval came too late or for another amount, or a lender has not decided for three days`,
  takes: [0, 0],
  run: (shop, _args, { limit }) =>
    withOrders(shop, async ({ payments }) => {
      const found = await payments.listToAttend(readLimit(limit));
      if (found.length === 0) console.log('No payment needs attention.');
      for (const payment of found) console.log(lineOfPayment(payment));
    }),
};

export const paymentsList: Command = {
  name: 'payments list',
  usage: `[--limit N]
      lists the latest orders that are paid, being paid, denied or refunded, newest first`,
  takes: [0, 0],
  run: (shop, _args, { limit }) =>
    withOrders(shop, async ({ payments }) => {
      const found = await payments.list(readLimit(limit));
      if (found.length === 0) console.log('No payment.');
      for (const payment of found) console.log(lineOfPayment(payment));
    }),
};

export const paymentsShow: Command = {
  name: 'payments show',
  usage: `NUMBER
      shows the attempts to pay an order, their money and what the bank said`,
  takes: [1, 1],
  run: (shop, [number = '']) =>
    withOrders(shop, async ({ payments }) => {
      const payment = await payments.find(number);
      if (!payment) throw new StartError(`There is no order ${number}.`);
      console.log(describePayment(payment));
    }),
};
