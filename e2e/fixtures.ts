import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';
import { type ConsentChoice, consentCookie, consentCookieValue } from '#values/consent-choice.ts';

interface Fixtures {
  consoleErrors: string[];
  /** Spanish at a desktop's width, Catalan at a telephone's. */
  language: Locale;
}

/** Fails a browser test on console errors, uncaught exceptions and failed hydration. */
export const test = base.extend<Fixtures>({
  language: ({ isMobile }, use) => use(isMobile ? 'ca' : 'es'),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const { url } = message.location();
        if (!isExpected(message.text(), url)) errors.push(`${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

// The browser reports every status of 400 and above; some belong to the tests: wrong passwords, used codes, unknown pages.
// Where it draws a map without a graphics card it says how slow that is.
const isExpected = (text: string, url: string): boolean =>
  /GL Driver Message .*GPU stall due to ReadPixels/.test(text) ||
  (url.includes('/api/') && /responded with a status of (401|422)/.test(text)) ||
  (url.includes('/api/admin/user/') && /responded with a status of (403|409)/.test(text)) ||
  // Two people change the same, or an amount goes back twice: they are asked. A code counts once.
  (/\/api\/staff\/(?:orders\/|session\/code)/.test(url) && /responded with a status of 409/.test(text)) ||
  // A locked screen of the back office asks whose it is; what concerns persons asks for the password.
  (/\/api\/staff\/(?:me|orders\/\d+\/presence|audit\/export)$/.test(url) &&
    /responded with a status of 403/.test(text)) ||
  (url.endsWith('/api/sale/order/withdrawal') && /responded with a status of 404/.test(text)) ||
  (url.endsWith('/api/sale/order') && /responded with a status of 429/.test(text)) ||
  (url.includes('no-existe') && /responded with a status of 404/.test(text));

export { expect };

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

type Visitor = { context: BrowserContext; baseURL?: string };

const answerBanner = (choice: ConsentChoice, context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: consentCookie, value: consentCookieValue(choice, new Date()), url }]);

/** The consent cookie of a visitor who has refused cookies, so that the banner covers nothing. */
export const refuseCookies = ({ context, baseURL }: Visitor): Promise<void> => answerBanner('none', context, baseURL!);

/** The same of one who has accepted all. */
export const acceptCookies = ({ context, baseURL }: Visitor): Promise<void> => answerBanner('all', context, baseURL!);

export const main = (page: Page) => page.getByRole('main');

/** The visible link, in the header or the tab bar. */
export const visibleLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).locator('visible=true');
