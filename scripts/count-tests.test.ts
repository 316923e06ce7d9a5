import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

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

it('counts a test file that failed before its first test', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});
