import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { durationsOfPlaywright, durationsOfVitest, listSlowest } from './slowest-tests.ts';

it('adds up the tests of each file', () => {
  const vitest = {
    testResults: [
      { name: join(projectRoot, 'src/sum.test.ts'), assertionResults: [{ duration: 200 }, { duration: null }, {}] },
    ],
  };
  expect(durationsOfVitest(JSON.stringify(vitest))).toEqual([{ file: 'src/sum.test.ts', milliseconds: 200 }]);
  const spec = (...durations: number[]) => ({
    file: 'basket.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const browser = { suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(500, 250)] }] }] };
  expect(durationsOfPlaywright(JSON.stringify(browser))).toEqual([{ file: 'e2e/basket.spec.ts', milliseconds: 1750 }]);
});

it('lists the ten slowest, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, milliseconds: at * 1000 }));
  const lines = listSlowest(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  11.test.ts');
  expect(lines[9]).toBe('    2.0 s  2.test.ts');
});
