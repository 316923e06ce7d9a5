import { expect, refuseCookies, test, waitForHydration } from './fixtures.ts';

/** On the wire with headers, on a first visit (docs/decisions/page-weight.md). */
const maxBytes = { '/': 350_000, '/catalog/herramientas-taller/electroportatil': 300_000 };

for (const [path, max] of Object.entries(maxBytes))
  test(`${path} loads at most ${max / 1000} kB`, { tag: '@telephone' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });
    await refuseCookies({ context, baseURL: baseURL! });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength));
    await page.goto(baseURL! + path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(max);
    await context.close();
  });
