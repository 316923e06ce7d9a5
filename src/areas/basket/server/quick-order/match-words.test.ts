import { expect, it } from 'vitest';
import { matchWords } from './match-words.ts';
import { parseQuickOrder } from './parse-quick-order.ts';

it('looks equal words up once, and says of which lines the time was too short', async () => {
  const asked: string[][] = [];
  const found = await matchWords((texts) => {
    asked.push([...texts]);
    return Promise.resolve([{ ids: [7], isCertain: true, isLiteral: true, areAll: true, isWhole: true, unknown: [] }]);
  }, parseQuickOrder('2 tubo pvc\n3 tubo pvc\n1 llave inglesa'));
  expect(asked).toEqual([['tubo pvc', 'llave inglesa']]);
  expect([...found]).toMatchObject([
    [1, { quantity: 2, ids: [7] }],
    [2, { quantity: 3, ids: [7] }],
    [3, null],
  ]);
});
