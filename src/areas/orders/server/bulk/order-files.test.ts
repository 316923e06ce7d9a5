import { expect, it } from 'vitest';
import { makeOrderFile } from './order-files.ts';

it('writes one workbook at a time, also after one that failed', async () => {
  const steps: string[] = [];
  const make = async (name: string, isBroken = false) => {
    const listByIds = async () => {
      // Whatever is settled is noted before.
      await new Promise(setImmediate);
      steps.push(`${name} is read`);
      if (isBroken) throw new Error('the database is away');
      return [];
    };
    const parts = { shopName: 'Casa', now: new Date(0), listByIds };
    await makeOrderFile(parts, { kind: 'xlsx', orderIds: [1] }, { role: 'owner', locale: 'es' }).then(
      () => steps.push(`${name} is written`),
      () => steps.push(`${name} has failed`),
    );
  };
  await Promise.all([make('first'), make('second', true), make('third')]);
  expect(steps).toEqual([
    'first is read',
    'first is written',
    'second is read',
    'second has failed',
    'third is read',
    'third is written',
  ]);
});
