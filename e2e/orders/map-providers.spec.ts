import { readFileSync } from 'node:fs';
import type { Locator, Page, Request } from '@playwright/test';
import { googleMapPage } from '#areas/delivery/server/map/google-page.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { findScript } from '#platform/pages/page-assets.ts';
import { putIntoBasket } from './checkout.ts';
import { expect, open, refuseCookies } from '../fixtures.ts';
import { mapRegion, mapTexts, openMap, testWithMap as test, waitForMap } from './map.ts';
import { expectAccessible } from '../page-checks.ts';

const t = mapTexts.es;
const tiles = 'https://tiles.example';

interface Provider {
  readonly name: string;
  /** The others are gone through in the run of everything: the embedded map has stories of its own. */
  readonly isShort?: true;
  /** Prepares the page as if the shop had the provider's setting, with a stand-in for its server. */
  readonly prepare: (page: Page) => Promise<unknown>;
  /** Without it the map cannot be drawn. */
  readonly essential: RegExp;
  /** What a click and the keyboard go to. */
  readonly surface: (page: Page) => Locator;
}

const canvas = (page: Page): Locator => mapRegion(page, t).locator('canvas');

/** The answer of the map's call with another provider. */
const answerProvider = (page: Page, provider: object): Promise<unknown> =>
  page.route('**/api/service/map', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), provider } });
  });

const providers: readonly Provider[] = [
  {
    name: 'the embedded map',
    prepare: async () => {},
    essential: /\/map\/layers\.json$/,
    surface: canvas,
  },
  {
    name: 'MapLibre with a style URL',
    essential: /tiles\.example\/style\.json$/,
    surface: canvas,
    async prepare(page) {
      await answerProvider(page, { type: 'style', url: `${tiles}/style.json` });
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(`${tiles}/style.json`, (route) => route.fulfill({ headers, json: standInStyle }));
      await page.route(`${tiles}/**/*.png`, (route) =>
        route.fulfill({ headers, contentType: 'image/png', body: grayTile }),
      );
      // The policy that the setting makes.
      await page.route('**/checkout', async (route) => {
        const response = await route.fetch();
        const policy = securityHeaders({ https: false, mapOrigins: [tiles] })['content-security-policy']!;
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
      });
    },
  },
  {
    name: 'Google Maps',
    isShort: true,
    essential: /maps\.googleapis\.com\/maps\/api\/js/,
    surface: (page) => page.frameLocator('iframe').getByRole('region', { name: 'Mapa' }),
    async prepare(page) {
      await answerProvider(page, { type: 'google' });
      await page.route('**/map/google', (route) => {
        const { html, headers } = googleMapPage({
          key: 'the-key',
          script: findScript('dist/client', 'src/entry/google-map.ts'),
        });
        return route.fulfill({ contentType: 'text/html', headers, body: html });
      });
      await page.route('https://maps.googleapis.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', path: 'e2e/orders/stand-ins/google-maps.js' }),
      );
    },
  },
];

const standInStyle = {
  version: 8,
  sources: { tiles: { type: 'raster', tiles: [`${tiles}/{z}/{x}/{y}.png`], tileSize: 256, attribution: '© Tiles' } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
};
const grayTile = readFileSync('e2e/orders/stand-ins/tile.png');

/** The point that is looked up when something is done. */
async function pickedPoint(page: Page, action: () => Promise<unknown>): Promise<{ lat: number; lng: number }> {
  const isLookUp = (request: Request): boolean => request.url().includes('/service/geo/reverse');
  const [request] = await Promise.all([page.waitForRequest(isLookUp), action()]);
  const query = new URL(request.url()).searchParams;
  return { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
}

test.beforeEach(refuseCookies);

for (const { name, isShort, prepare, essential, surface } of providers)
  test.describe(name, { tag: '@desktop' }, () => {
    test.beforeEach(async ({ page }) => {
      await prepare(page);
      await putIntoBasket(page);
    });

    const choosing = 'starts at the shop’s centre, comes closer, and a click or Enter chooses an address';
    test(choosing, { tag: isShort ? [] : ['@all'] }, async ({ page }) => {
      await open(page, '/checkout');
      await openMap(page, t);
      await waitForMap(page, t);
      const { width, height } = (await surface(page).boundingBox())!;
      const aside = { position: { x: width / 2 - 40, y: height / 2 } };
      await page.getByRole('button', { name: t.zoomIn }).click();
      await page.getByRole('button', { name: t.zoomIn }).click();
      const near = await pickedPoint(page, () => surface(page).click(aside));
      expect(near.lat).toBeCloseTo(41.46, 2);
      // 40 pixels are 0.0069° at zoom 12 with tiles of 512 pixels, 0.0137° with those of 256.
      expect(2.26 - near.lng).toBeGreaterThan(0.001);
      expect(2.26 - near.lng).toBeLessThan(0.004);
      const centre = await pickedPoint(page, () => surface(page).press('Enter'));
      expect(centre.lat).toBeCloseTo(41.46, 1);
      await expect(page.getByLabel(t.zipcode)).toHaveValue(/^08\d{3}$/);
      await expect(page.getByLabel(t.town)).not.toHaveValue('');
      await expectAccessible(page);
    });

    const failing = 'says that it failed, and can be opened again';
    test(failing, { tag: '@all' }, async ({ page, consoleErrors }) => {
      await page.route(essential, (route) => route.abort());
      await open(page, '/checkout');
      await openMap(page, t);
      await expect(mapRegion(page, t).getByText(t.failed)).toBeVisible({ timeout: 40_000 });
      await page.unroute(essential);
      await prepare(page);
      await mapRegion(page, t).getByRole('button', { name: t.retry }).click();
      await waitForMap(page, t);
      // The browser reports what was refused.
      consoleErrors.length = 0;
    });
  });

test(
  'Google’s script is asked for in Spanish, with its libraries, and again after a failure',
  { tag: ['@desktop', '@all'] },
  async ({ page, consoleErrors }) => {
    await providers[2]!.prepare(page);
    const requests: URL[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://maps.googleapis.com/')) requests.push(new URL(request.url()));
    });
    await page.route('https://maps.googleapis.com/**', (route) => route.abort(), { times: 1 });
    await putIntoBasket(page);
    await open(page, '/checkout');
    await openMap(page, t);
    await waitForMap(page, t);
    expect(requests).toHaveLength(2);
    const query = requests[1]!.searchParams;
    expect(query.get('language')).toBe('es');
    expect(query.get('key')).toBe('the-key');
    expect(query.get('libraries')?.split(',')).toEqual(expect.arrayContaining(['places', 'geometry']));
    await expect(page.frameLocator('iframe').getByRole('img', { name: 'Can Eina' })).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('region', { name: 'Mapa' })).toHaveAttribute(
      'data-polygons',
      /^\d+$/,
    );
    // Google refuses a key only after the map is there.
    const frame = page.frames().find((one) => one.url().includes('/map/google'))!;
    await frame.evaluate(() => (window as unknown as { gm_authFailure(): void }).gm_authFailure());
    await expect(mapRegion(page, t).getByText(t.failed)).toBeVisible();
    await expect(mapRegion(page, t).getByRole('button', { name: t.retry })).toBeVisible();
    expect(consoleErrors.every((error) => error.includes('maps.googleapis.com'))).toBe(true);
    consoleErrors.length = 0;
  },
);
