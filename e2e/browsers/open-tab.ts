import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';
import type { Tab } from './shopper.ts';

export const firefoxPath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

/** Debian's WebKitGTK: its driver, its small browser, and a screen in memory for it. */
const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  screen: '/usr/bin/Xvfb',
};
export const hasWebKit = Object.values(webKit).every((file) => existsSync(file));

const size = { width: 1280, height: 900 };

/** A tab of the Chromium that all other tests use. */
export async function openChromiumTab(page: Page): Promise<Tab> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewportSize(size);
  return {
    goto: (address) => page.goto(address),
    evaluate: (script) => page.evaluate(script),
    click: (x, y, clickCount = 1) => page.mouse.click(x, y, { clickCount }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors,
  };
}

export const launchFirefox = (): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: firefoxPath!,
    headless: true,
    defaultViewport: size,
    protocolTimeout: 120_000,
    // A busy machine takes longer than the half minute that is the default.
    timeout: 120_000,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-ES' },
  });

/** A tab with storage of its own. */
export async function openFirefoxTab(firefox: Browser): Promise<Tab & AsyncDisposable> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto(address) {
      const go = (): Promise<unknown> => page.goto(address, { waitUntil: 'domcontentloaded' });
      // Firefox gives up a navigation that meets the end of another.
      return go().catch(go);
    },
    evaluate: (script) => page.evaluate(script),
    click: (x, y, count = 1) => page.mouse.click(x, y, { count }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    errors,
    [Symbol.asyncDispose]: () => context.close(),
  };
}

/** Starts the screen and the driver of WebKitGTK, which end with the answer's disposal. */
export async function startWebKit(port: number): Promise<{ readonly address: string } & Disposable> {
  const display = `:${port}`;
  const screen = spawn(webKit.screen, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  // Its sandbox needs namespaces, which containers do not allow.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'es_ES.UTF-8' };
  const driver = spawn(webKit.driver, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${address}/status`).catch(() => null)) break;
    await sleep(100);
  }
  return {
    address,
    [Symbol.dispose]() {
      driver.kill();
      screen.kill();
    },
  };
}

const keys = { ArrowDown: '\uE015', Enter: '\uE007' };

/** A window with storage of its own, by WebDriver. */
export async function openWebKitTab(address: string): Promise<Tab & AsyncDisposable> {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const options = { binary: webKit.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { ...size, height: size.height + 100 });
  const perform = (type: 'key' | 'pointer', actions: readonly object[]): Promise<unknown> =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const pressAll = (texts: readonly string[]): Promise<unknown> =>
    perform(
      'key',
      texts.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    goto: (url) => send('POST', `${session}/url`, { url }),
    evaluate: (script) => send('POST', `${session}/execute/sync`, { script: `return (${script})`, args: [] }),
    click: (x, y, times = 1) =>
      perform('pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        ...Array.from({ length: times }, () => [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]).flat(),
      ]),
    type: (text) => pressAll([...text]),
    press: (key) => pressAll([keys[key]]),
    errors: [],
    [Symbol.asyncDispose]: () => send('DELETE', session) as Promise<void>,
  };
}
