import type { APIRequestContext } from '@playwright/test';
import { expect, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { listProducts } from './products.ts';

/** On the wire with headers, on a first visit (docs/decisions/page-weight.md). */
const maxHomeBytes = 350_000;
const maxBytes = 300_000;

interface MeasuredPage {
  readonly name: string;
  readonly max: number;
  readonly find: (request: APIRequestContext) => Promise<string>;
}
const pages: readonly MeasuredPage[] = [
  { name: 'home', max: maxHomeBytes, find: async () => '/' },
  { name: 'a listing', max: maxBytes, find: async () => '/catalog/herramientas-taller/electroportatil' },
  { name: 'a product', max: maxBytes, find: async (request) => (await listProducts(request))[0]!.url },
];

for (const { name, max, find } of pages)
  for (const deviceScaleFactor of [1, 2])
    test(
      `${name} loads at most ${max / 1000} kB on a phone of ${deviceScaleFactor}x pixels`,
      // The denser one has the larger pictures.
      { tag: ['@telephone', ...(deviceScaleFactor === 1 ? ['@all'] : [])] },
      async ({ browser, baseURL, request }) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor });
        await refuseCookies({ context, baseURL: baseURL! });
        const page = await context.newPage();
        const client = await context.newCDPSession(page);
        await client.send('Network.enable');
        let bytes = 0;
        client.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
        await page.goto(baseURL! + (await find(request)));
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        expect(bytes).toBeGreaterThan(100_000);
        expect(bytes).toBeLessThanOrEqual(max);
        await context.close();
      },
    );
