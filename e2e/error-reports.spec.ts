import { errorReportPath } from '#values/error-report.ts';
import { pageServicesElement } from '#values/page-services.ts';
import { expect, open, refuseCookies, test } from './fixtures.ts';

test.beforeEach(refuseCookies);

test(
  'a page reports an error once, to the shop, without what is personal',
  { tag: '@desktop' },
  async ({ page, consoleErrors }) => {
    await page.route('**/order/track**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', `${pageServicesElement({ release: 'shop@1' })}</head>`);
      await route.fulfill({ response, body: html });
    });
    const reports: unknown[] = [];
    await page.route(`**${errorReportPath}`, async (route) => {
      reports.push(route.request().postDataJSON());
      expect(await route.request().headerValue('cookie')).toBeNull();
      await route.fulfill({ status: 204 });
    });
    await open(page, '/order/track?number=26-1&key=secret');
    const throwInPage = (text: string) =>
      page.evaluate(
        (message) =>
          void setTimeout(() => {
            throw new TypeError(message);
          }),
        text,
      );
    // What sends them is loaded after the page has started.
    await expect(async () => {
      await throwInPage('broken');
      expect(reports).toHaveLength(1);
    }).toPass();
    await throwInPage('broken again');
    await expect.poll(() => reports).toHaveLength(2);
    expect(reports[0]).toMatchObject({
      type: 'TypeError',
      message: 'broken',
      address: '/order/track',
      release: 'shop@1',
    });
    expect(JSON.stringify(reports)).not.toContain('secret');
    // What the test has thrown.
    consoleErrors.length = 0;
  },
);
