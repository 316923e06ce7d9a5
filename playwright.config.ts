import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.BROWSER_TEST_PORT ?? 5210);

/** The system's Chromium, the one without windows first (scripts/prepare.mjs): the test runner's own download is not needed. */
function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

const executablePath = chromiumPath();

/** `npm run test:all` sets it: second widths and second languages of the same story are gone through too. */
const runsAll = process.env.TEST_ALL === '1';

/** Tests that another width has to itself (`@desktop`, `@telephone`), or keeps for the long run (`@all`, `@desktop-first`). */
const leaveOut = (other: 'desktop' | 'telephone'): RegExp =>
  new RegExp(`@(?:${runsAll ? other : `${other}|${other}-first|all`})(?![\\w-])`);

const desktop = { viewport: { width: 1440, height: 900 } };
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // A page waits for the shop and for its own timers half of the time: twice as many as cores keep two cores busy.
  workers: 4,
  // A journey is many steps, each with a short timeout of its own; a busy machine may be slow in all of them.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // The second attempt records a trace. A test that passes only then fails the run, unless e2e/known-flaky.json lists it.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Without these a control that never comes is waited for until the whole journey's time is up.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    // A trace of every test, kept or not, costs a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Each test loads its pages anew, so that much code runs a few times only, too few for the faster compilers.
        '--js-flags=--always-sparkplug',
      ],
    },
  },
  // A test is tagged for one of the two where the other has no such thing, or the same is gone through there already.
  projects: [
    { name: 'desktop', grepInvert: leaveOut('telephone'), use: desktop },
    { name: 'mobile', grepInvert: leaveOut('desktop'), use: telephone },
  ],
  webServer: {
    command:
      'rm -rf test-results/shop && node e2e/copy-shop-data.ts && exec node --max-semi-space-size=8 src/app/main.ts',
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/shop',
      SHOP_DIR: 'test-results/shop-data',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
