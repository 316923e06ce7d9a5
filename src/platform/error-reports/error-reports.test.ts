import { expect, it } from 'vitest';
import { describeError } from '../log/describe-error.ts';
import { createLog } from '../log/log.ts';
import { readConfig } from '../config.ts';
import { createErrorReporter } from './create-error-reporter.ts';
import { startErrorHost } from './error-host.fixture.ts';

async function startReporter() {
  const host = await startErrorHost();
  const { errorReports } = readConfig({ SENTRY_DSN: host.dsn, SENTRY_ENVIRONMENT: 'staging' });
  return { host, reporter: await createErrorReporter(errorReports!, 'shop@1') };
}

it('reports what is logged as an error, with release, environment and causes', async () => {
  const { host, reporter } = await startReporter();
  const log = createLog({ logLevel: 'error' }, ({ error, ...facts }) =>
    reporter.report(error, { side: 'server', ...facts }),
  );
  const request = log.child({ reqId: 'a1' });
  const error = new TypeError('order 26-483920 of marta@ejemplo.cat', { cause: new RangeError('inner') });
  request.error({ err: error, address: '/api/sale/order/12?key=abc' }, 'request failed');
  request.warn({ err: error }, 'not reported');
  request.error('not reported either');
  await reporter.flush(30_000);
  expect(host.events).toHaveLength(1);
  expect(host.events[0]).toMatchObject({
    release: 'shop@1',
    environment: 'staging',
    level: 'error',
    transaction: '/api/sale/order/:own',
    tags: { side: 'server', message: 'request failed', requestId: 'a1' },
    exception: {
      values: [
        { type: 'RangeError', value: 'inner' },
        { type: 'TypeError', value: 'order [number] of [email]' },
      ],
    },
  });
  const { frames = [] } = host.events[0]!.exception.values[1]!.stacktrace ?? {};
  expect(frames.at(-1)?.filename).toBe('/src/platform/error-reports/error-reports.test.ts');
  const [sent] = host.requests;
  expect(sent!.path).toContain('/api/7/envelope/');
  expect(sent!.body).not.toMatch(/marta|483920|server_name|"user"|ip_address|cookie/i);
});

it('sends at most sixty a minute', async () => {
  const { host, reporter } = await startReporter();
  const error = describeError(new Error('again'));
  for (let count = 0; count < 200; count += 1) reporter.report(error, { side: 'server', level: 'error' });
  await reporter.flush(30_000);
  expect(host.events.length).toBeGreaterThan(0);
  expect(host.events.length).toBeLessThanOrEqual(120);
});

it('sends errors of the server whatever pages have reported', async () => {
  const { host, reporter } = await startReporter();
  const error = describeError(new Error('again'));
  for (let count = 0; count < 200; count += 1) reporter.report(error, { side: 'browser', level: 'error' });
  reporter.report(describeError(new Error('server')), { side: 'server', level: 'error' });
  await reporter.flush(30_000);
  expect(host.events.some(({ tags }) => tags.side === 'server')).toBe(true);
});

it('makes no frames of what a stack repeats of the text, and cleans names', async () => {
  const { host, reporter } = await startReporter();
  const stack = [
    'Failure: first',
    'second line, looked at marta@ejemplo.cat',
    '    at open marta@ejemplo.cat (https://shop.example/search/marta?q=1:1:2)',
  ].join('\n');
  reporter.report({ type: 'Failure of marta@ejemplo.cat', message: '', stack }, { side: 'browser', level: 'error' });
  await reporter.flush(30_000);
  expect(host.events[0]!.exception.values[0]).toMatchObject({
    type: 'Failure of [email]',
    stacktrace: { frames: [{ filename: '/search/:own', function: 'open [email]' }] },
  });
  expect(host.requests[0]!.body).not.toContain('marta');
});

it.each([
  ['SENTRY_DSN', 'https://errors.example/1'],
  ['SENTRY_ENVIRONMENT', 'two words'],
  ['SENTRY_RELEASE', '<script>'],
])('refuses a wrong %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name}=`));
});

it('reports nothing without a DSN', () => {
  expect(readConfig({}).errorReports).toBeNull();
  expect(readConfig({ SENTRY_DSN: 'https://key@errors.example/1' }).errorReports?.environment).toBe('demo');
});
