import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#values/clock.ts';
import { addDays, shopTime } from '#values/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import { findOrders } from './find-orders.ts';

/** So many of the waiting orders are paid in the sample. */
const maxOrders = 12;

/**
 * GET /dev/bank-movements.csv: a file of movements that suits the orders of the demo that wait for a transfer. Most are paid as
 * they should be; the last four show what else happens: one sends too little, one no number, one twice, somebody unknown pays.
 */
export const serveDemoMovements = (
  server: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): void => {
  server.get('/dev/bank-movements.csv', async (_request, reply) => {
    const waiting = (await findOrders(database, [])).awaiting.filter(({ due }) => due > 1000).slice(0, maxOrders);
    const { date: today } = shopTime(clock());
    const rows = waiting.map(({ number, due, customer }, index) => {
      const sender = `${customer.name} ${customer.surname}`.toUpperCase();
      const isShort = index > 0 && index === waiting.length - 1;
      const isNameless = index > 0 && index === waiting.length - 2;
      return {
        day: addDays(today, index % 2 === 0 ? 0 : -1),
        text: `TRANSFERENCIA DE ${sender}${isNameless ? '' : `, PEDIDO ${number}`}`,
        amount: isShort ? due - 1000 : due,
      };
    });
    const [first] = rows;
    if (first) rows.push({ ...first, text: first.text.replace('PEDIDO', 'Pago') });
    rows.push({ day: today, text: 'TRANSFERENCIA DE CASALS I FILLS, FACTURA 88', amount: 4317 });
    rows.push({ day: addDays(today, -1), text: 'RECIBO ELECTRICIDAD', amount: -18_642 });
    const cells = rows.map(({ day, text, amount }) => {
      const shown = day.split('-').toReversed().join('/');
      return [shown, shown, text, (amount / 100).toFixed(2).replace('.', ','), 'EUR'];
    });
    return reply
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(stringify([['Fecha', 'F.Valor', 'Concepto', 'Importe', 'Divisa'], ...cells], { delimiter: ';' }));
  });
};
