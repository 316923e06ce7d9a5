import type { Page } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import { browserSupport } from '../../scripts/browser-support.ts';
import { supportedBrowsers } from '../../scripts/supported-browsers.ts';
import { expect, test } from '../fixtures.ts';
import {
  firefoxPath,
  hasWebKit,
  launchFirefox,
  openChromiumTab,
  openFirefoxTab,
  openWebKitTab,
  startWebKit,
} from './open-tab.ts';
import { Shopper } from './shopper.ts';
import { stories } from './stories.ts';

/** Runs in a page before its scripts: takes away what one of the supported browsers lacks. */
function removeFeatures(features: readonly string[]): void {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const feature of features) {
    const [owner = '', name = ''] = feature.split('.').slice(-2);
    const from = owner === 'Window' ? { prototype: page } : page[owner];
    // Some of a class are its own: `Map.groupBy`, and in the data of the DOM `AbortSignal.any_static`.
    if (from && !feature.endsWith('_static') && from.prototype) Reflect.deleteProperty(from.prototype, name);
    if (from && !(feature.startsWith('api.') && !feature.endsWith('_static')))
      Reflect.deleteProperty(from, name.replace('_static', ''));
  }
  // Theirs was no event of a pointer.
  const { get } = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType')!;
  Object.defineProperty(PointerEvent.prototype, 'pointerType', {
    get(this: PointerEvent) {
      return this.type === 'click' ? undefined : (get!.call(this) as string);
    },
  });
}

/** What is behind a modal dialog can be neither read nor clicked. */
async function readsMessageAboveDialog(page: Page): Promise<void> {
  await page.evaluate(() => document.body.appendChild(document.createElement('dialog')).showModal());
  await page.locator('main button[aria-label^="Guardar en favoritos"]').first().dispatchEvent('click');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('body > dialog')!.close());
  await expect(page.locator('dialog [role=region]')).toHaveCount(0);
}

test.describe('without what an older browser lacks', { tag: '@desktop' }, () => {
  const removed = browserSupport(supportedBrowsers).listLacking();
  for (const name of [
    'orders without an account',
    'reads a message and takes back what it did',
    'chooses a suggestion by keyboard',
    'adds one piece by two clicks, and changes the quantity',
  ])
    test(name, async ({ page, baseURL, request }) => {
      await page.addInitScript(removeFeatures, removed);
      const tab = await openChromiumTab(page);
      await stories[name]!(new Shopper(tab, baseURL!), request);
      if (name.startsWith('reads a message')) await readsMessageAboveDialog(page);
      expect(
        await tab.evaluate(
          'Map.groupBy || Promise.withResolvers || Array.prototype.toSorted || document.body.showPopover',
        ),
      ).toBeUndefined();
      expect(tab.errors).toEqual([]);
    });
});

test.describe('in Firefox', { tag: '@desktop' }, () => {
  // One browser for all.
  test.describe.configure({ mode: 'default' });
  test.skip(!firefoxPath, 'there is no Firefox');
  let firefox: Browser;
  test.beforeAll(async () => void (firefox = await launchFirefox()));
  test.afterAll(() => firefox?.close());
  for (const [name, story] of Object.entries(stories))
    test(name, async ({ baseURL, request }) => {
      await using tab = await openFirefoxTab(firefox);
      await story(new Shopper(tab, baseURL!), request);
      expect(tab.errors).toEqual([]);
    });
});

test.describe('in WebKit', { tag: ['@desktop', '@all'] }, () => {
  test.describe.configure({ mode: 'default' });
  test.skip(!hasWebKit, 'there is no WebKitGTK with its driver and Xvfb');
  let webKit: Awaited<ReturnType<typeof startWebKit>>;
  test.beforeAll(async ({ baseURL }, { parallelIndex }) => {
    webKit = await startWebKit(Number(new URL(baseURL!).port) + 40 + parallelIndex);
  });
  test.afterAll(() => webKit?.[Symbol.dispose]());
  for (const [name, story] of Object.entries(stories))
    test(name, async ({ baseURL, request }) => {
      await using tab = await openWebKitTab(webKit.address);
      await story(new Shopper(tab, baseURL!), request);
    });
});
