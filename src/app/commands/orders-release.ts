import { pino } from 'pino';
import { systemClock } from '#values/clock.ts';
import { Failure } from '#platform/http/failure.ts';
import { createHealth } from '#platform/http/health.ts';
import { StartError } from '#platform/start-error.ts';
import { createAreas } from '../create-areas.ts';
import type { Command } from './command.ts';

export const ordersRelease: Command = {
  name: 'orders release',
  usage: `NUMBER
      cancels an unpaid order and returns its stock; a running shop mails its customer, else its next start`,
  takes: [1, 1],
  async run({ config, database }, [number = '']) {
    const areas = await createAreas({
      config,
      database,
      clock: systemClock,
      log: pino({ level: 'silent' }),
      health: createHealth(),
    });
    await areas.jobs.connect();
    try {
      const released = await areas.orders.release(number);
      if (released instanceof Failure) throw new StartError(reasons[released.code](number));
      console.log(`Order ${released.number} is cancelled; ${released.units} pieces are back in stock.`);
    } finally {
      await areas.stop();
    }
  },
};

const reasons = {
  order_not_found: (number: string) => `There is no order ${number}.`,
  not_cancellable: (number: string) => `Order ${number} is paid, being paid, sent or cancelled: it was not changed.`,
};
