import type { Page } from '@playwright/test';
import {
  checkoutTexts,
  continueAsGuest,
  fillAddress,
  fillCustomer,
  outOfZoneTexts,
  payByTransfer,
  putIntoBasket,
} from './checkout.ts';
import { expect as expectSoon, main, open, refuseCookies, test } from '../fixtures.ts';
import { mapRegion, mapTexts, openMap, testWithMap, waitForMap } from './map.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';

// A map that is drawn without a graphics card keeps the page from answering for seconds, on a busy machine for many.
const expect = expectSoon.configure({ timeout: 60_000 });

const texts = {
  es: {
    ...checkoutTexts.es,
    ...mapTexts.es,
    ...outOfZoneTexts.es,
    company: 'Empresa',
    organization: 'Nombre de la empresa',
    good: 'Repartimos en esta dirección.',
    farPin: /Badalona, a \d km: no repartimos/,
    onMap: 'No la encuentro: la marco en el mapa',
  },
  ca: {
    ...checkoutTexts.ca,
    ...mapTexts.ca,
    ...outOfZoneTexts.ca,
    company: 'Empresa',
    organization: 'Nom de l’empresa',
    good: 'Repartim en aquesta adreça.',
    farPin: /Badalona, a \d km: no hi repartim/,
    onMap: 'No la trobo: la marco al mapa',
  },
};
type Texts = (typeof texts)['es'];

const canvasOf = (page: Page, t: Texts) => mapRegion(page, t).locator('canvas');

for (const each of [test, testWithMap]) each.beforeEach(refuseCookies);

/** A browser whose graphics driver is blocked. */
const withoutWebGl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, type: string, ...options: unknown[]) {
        return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...options]);
      },
    });
  });

testWithMap('a company chooses its address on the map and orders', { tag: '@desktop' }, async ({ page, language }) => {
  const t = texts[language];
  await putIntoBasket(page);
  await open(page, `${t.prefix}/checkout`);
  await main(page).getByRole('radio', { name: t.company }).check({ force: true });
  await page.getByLabel(t.organization).fill('Obres Puig SL');
  await page.getByLabel('CIF').fill('B96817697');
  await openMap(page, t);
  await waitForMap(page, t);
  // West of the centre, on land.
  const { width, height } = (await canvasOf(page, t).boundingBox())!;
  await canvasOf(page, t).click({ position: { x: width * 0.35, y: height * 0.55 } });
  await expect(page.getByLabel(t.zipcode)).toHaveValue(/^089\d\d$/);
  await expect(page.getByLabel(t.town)).toHaveValue('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
  await expect(mapRegion(page, t).getByRole('img', { name: 'Badalona' })).toBeVisible();
  await page.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
  await page.getByLabel(t.house, { exact: true }).fill('18');
  await continueAsGuest(page, t, `obres.mapa.${language}.${Date.now()}@ejemplo.cat`);
  await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  await payByTransfer(page);
  const request = page.waitForRequest('**/api/sale/order');
  await main(page).getByRole('button', { name: t.pay }).click();
  const { customer, delivery } = (await request).postDataJSON();
  expect(customer).toMatchObject({ type: 'legal', organization: 'Obres Puig SL' });
  expect(delivery.address).toMatchObject({ street: 'Carrer de Sant Bru', house: '18', city: 'Badalona' });
  expect(delivery.address.value.latLng.lat).toBeCloseTo(41.45, 1);
  expect(delivery.address.value.latLng.lng).toBeCloseTo(2.24, 1);
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
});

testWithMap(
  'where no vehicle gets to, an order goes on with the pickup',
  { tag: ['@telephone', '@all'] },
  async ({ page, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    await openMap(page, t);
    await waitForMap(page, t);
    await page.getByRole('button', { name: t.zoomOut }).click();
    // The hills without a road: at zoom 11, from 41.46, 2.26 to 41.486, 2.226.
    const { width, height } = (await canvasOf(page, t).boundingBox())!;
    await canvasOf(page, t).click({ position: { x: width / 2 - 99, y: height / 2 - 101 } });
    await expect(page.getByRole('alert')).toHaveText(t.inaccessible);
    await expect(page.getByText(t.individual)).toBeHidden();
    await expect(mapRegion(page, t).getByRole('img', { name: t.farPin })).toBeVisible();
    await expect(page.getByRole('radio', { name: t.toPickup })).toBeChecked();
    await page.getByText(t.why, { exact: true }).click();
    await expect(page.getByText(t.noVehicles)).toBeVisible();
    await fillCustomer(page, t, `serra.${isMobile}.${Date.now()}@ejemplo.cat`);
    await main(page).getByRole('button', { name: t.nextWithPickup }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
  },
);

testWithMap('the map is used by keyboard, and opened from the suggestions', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await putIntoBasket(page);
  await open(page, '/checkout');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await main(page).getByRole('radio', { name: t.home }).check();
  const search = page.getByRole('combobox', { name: t.search });
  await search.fill('Carrer de Sant Bru 18 Badalona');
  await page.getByRole('option', { name: 'Carrer de Sant Bru, 18' }).click();
  await expect(page.getByText('El mapa enseña el centro de Badalona')).toBeVisible();
  for (const [field, value] of [
    ['street', 'Carrer de Sant Bru'],
    ['house', '18'],
    ['city', 'Badalona'],
  ])
    await expect(page.locator(`[name="delivery.address.${field}"]`)).toHaveValue(value!);
  await search.fill('Xqzwvk');
  await expect(page.getByRole('option', { name: t.onMap })).toBeVisible();
  await search.press('ArrowUp');
  await search.press('Enter');
  await expect(mapRegion(page, t)).toBeFocused();
  await waitForMap(page, t);
  await page.keyboard.press('Tab');
  await expect(canvasOf(page, t)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t.town)).toHaveValue('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
  await expectAccessible(page);
  // One width and last, because a browser without a graphics card draws the map for seconds after it.
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNoOverflow(page);
});

test(
  'without the map an address is typed and ordered to',
  { tag: '@telephone' },
  async ({ page, language, consoleErrors }) => {
    const t = texts[language];
    await withoutWebGl(page);
    await putIntoBasket(page);
    await open(page, `${t.prefix}/checkout`);
    await openMap(page, t);
    await expect(mapRegion(page, t).getByText(t.failed)).toBeVisible();
    await expectAccessible(page);
    await mapRegion(page, t).getByRole('button', { name: t.retry }).click();
    await expect(mapRegion(page, t).getByText(t.failed)).toBeVisible();
    await fillAddress(page, t);
    await continueAsGuest(page, t, `sin.mapa.${language}.${Date.now()}@ejemplo.cat`);
    await expect(page.getByRole('heading', { level: 1, name: t.secondStep })).toBeFocused();
    await payByTransfer(page);
    await main(page).getByRole('button', { name: t.pay }).click();
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
    // The library reports the missing WebGL.
    expect(consoleErrors.filter((error) => !/WebGL/i.test(error))).toEqual([]);
    consoleErrors.length = 0;
  },
);

testWithMap(
  'the map is loaded when it is opened, finds the own position and keeps to what the visitor’s system asks for',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const t = texts.es;
    const region = mapRegion(page, t);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await putIntoBasket(page);
    await open(page, '/checkout');
    await main(page).getByRole('radio', { name: t.home }).check();

    await test.step('its code is loaded when it is opened, and moves nothing', async () => {
      await expect(page.getByRole('button', { name: t.openMap })).toBeVisible();
      const before = requested.filter((url) => /\.m?js$/.test(url));
      expect(before.length).toBeGreaterThan(0);
      for (const url of before) expect(await (await page.request.get(url)).text()).not.toContain('maplibregl');
      expect(requested.filter((url) => /\.mjs$|\/map\/layers|\/service\/map/.test(url))).toEqual([]);

      const shifts = await page.evaluateHandle(() => {
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
            if (!entry.hadRecentInput) values.push(entry.value);
        }).observe({ type: 'layout-shift' });
        return values;
      });
      await page.getByRole('button', { name: t.openMap }).click();
      await waitForMap(page, t);
      expect(await shifts.evaluate((values) => values.reduce((sum, value) => sum + value, 0))).toBeLessThan(0.01);
      const later = requested.slice(before.length).map((url) => new URL(url).pathname);
      expect(later).toContain('/map/layers.json');
      expect(later.some((path) => path.endsWith('.mjs'))).toBe(true);
      expect(requested.every((url) => /^(?:http:\/\/localhost|data:)/.test(url))).toBe(true);
    });

    await test.step('outlines stay in forced colours, and it moves in one step where motion is reduced', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      for (const part of [
        region.getByRole('list'),
        region.getByRole('button').first().locator('..'),
        region.getByRole('status'),
      ])
        expect(await part.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid');
      // The colours of the zones explain the map, which keeps its own.
      const swatch = region.getByRole('list').locator('rect').first();
      expect(await swatch.evaluate((rect) => getComputedStyle(rect).fill)).toBe('rgb(46, 125, 50)');

      const store = region.getByRole('img', { name: 'Can Eina' });
      const positions = store.evaluate(async (pin) => {
        const seen = new Set([pin.style.transform]);
        for (let frame = 0; frame < 40; frame += 1) {
          await new Promise(requestAnimationFrame);
          seen.add(pin.style.transform);
        }
        return seen.size;
      });
      await region.getByRole('button', { name: t.zoomIn }).click();
      expect(await positions).toBeLessThanOrEqual(2);
    });

    await test.step('the own position says what to do where the browser refuses it', async () => {
      await page.getByRole('button', { name: t.locate }).click();
      await expect(region.getByRole('status')).toHaveText(t.notLocated);
      await expect(page.getByLabel(t.zipcode)).toHaveValue('');
    });

    await test.step('it fills in the address where the browser does not', async () => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 41.4469, longitude: 2.245 });
      await page.getByRole('button', { name: t.locate }).click();
      await expect(page.getByLabel(t.zipcode)).toHaveValue(/^089\d\d$/);
      await expect(page.getByLabel(t.town)).toHaveValue('Badalona');
      await expect(page.getByText(t.good)).toBeVisible();
    });
  },
);
