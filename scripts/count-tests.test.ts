import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';
import { projectRoot } from './project-root.ts';

const browserReport = JSON.stringify({
  suites: [
    {
      specs: [{ file: 'basket.spec.ts', title: 'adds', tests: [{ status: 'expected' }, { status: 'flaky' }] }],
      suites: [{ specs: [{ file: 'basket.spec.ts', title: 'removes', tests: [{ status: 'expected' }] }] }],
    },
  ],
  stats: { expected: 2, unexpected: 0, flaky: 1 },
});

it('fails a browser test that passed only at its second attempt', () => {
  expect(countPlaywright(browserReport, [])).toEqual({
    passed: 2,
    failed: 1,
    remarks: ['passed only at its second attempt: basket.spec.ts › adds'],
  });
});

it('passes a flaky browser test that is listed', () => {
  const known = [{ test: 'basket.spec.ts › adds', reason: 'the browser drops the first event' }];
  expect(countPlaywright(browserReport, known)).toEqual({ passed: 3, failed: 0, remarks: [] });
});

it('fails a list of flaky tests that names an unknown one', () => {
  const known = [
    { test: 'basket.spec.ts › adds', reason: 'the browser drops the first event' },
    { test: 'basket.spec.ts › gone', reason: 'unknown' },
  ];
  expect(countPlaywright(browserReport, known)).toMatchObject({ passed: 3, failed: 1 });
});

it('names failed browser tests', () => {
  const report = JSON.stringify({
    specs: [{ file: 'basket.spec.ts', title: 'adds', tests: [{ status: 'expected' }, { status: 'unexpected' }] }],
    stats: { expected: 1, unexpected: 1, flaky: 0 },
  });
  expect(countPlaywright(report, [])).toEqual({ passed: 1, failed: 1, remarks: ['failed: basket.spec.ts › adds'] });
});

it('counts what was skipped, and says why in one line', () => {
  const skip = { status: 'skipped', annotations: [{ type: 'skip', description: 'there is no Firefox' }] };
  const specs = ['orders', 'signs in'].map((title) => ({ file: 'main-stories.spec.ts', title, tests: [skip] }));
  const report = JSON.stringify({ specs, stats: { expected: 1, unexpected: 0, flaky: 0 } });
  expect(countPlaywright(report, [])).toEqual({
    passed: 1,
    failed: 0,
    skipped: 2,
    remarks: ['skipped: 2 browser tests, as there is no Firefox'],
  });
});

it('counts and names failed tests and test files that failed before their first test', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: join(projectRoot, 'src/sum.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'sum adds', failureMessages: [] },
          { status: 'failed', fullName: 'sum subtracts', failureMessages: ['AssertionError: 1\n  at sum.test.ts:3'] },
        ],
      },
      {
        name: join(projectRoot, 'src/shop.test.ts'),
        status: 'failed',
        message: 'no database\n  at start',
        assertionResults: [],
      },
    ],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: 2,
    remarks: ['failed: src/sum.test.ts › sum subtracts: AssertionError: 1', 'failed: src/shop.test.ts: no database'],
  });
});
