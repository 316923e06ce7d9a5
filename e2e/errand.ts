import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';
import { expect, refuseCookies, test } from './fixtures.ts';
import { expectNoOverflow } from './page-checks.ts';
import type { Product } from './products.ts';

interface Told {
  readonly page: Page;
  readonly locale: Locale;
  /** An address that no other story has. */
  readonly email: string;
}

/** Tells an errand of docs/errands.md on a telephone: in its own language, and in the other one in the long run. */
export function errand(number: number, title: string, own: Locale, tell: (told: Told) => Promise<void>): void {
  for (const locale of ['es', 'ca'] as const)
    test(
      `errand ${number}: ${title} (${locale})`,
      { tag: locale === own ? ['@telephone'] : ['@telephone', '@all'] },
      async ({ page, context, baseURL }) => {
        await refuseCookies({ context, baseURL: baseURL! });
        await tell({ page, locale, email: `recado${number}.${locale}.${Date.now()}@ejemplo.cat` });
        await expectNoOverflow(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
      },
    );
}

/** A product by the end of its address. */
export async function readProduct(request: APIRequestContext, slug: string): Promise<Product> {
  return (await (await request.get(`/api/catalog/product/${slug}`)).json()) as Product;
}

/** Waits for a link with this path in the mails to an address. */
export async function findLink(request: APIRequestContext, email: string, path: string): Promise<URL> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as { to: string; text: string }[];
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text);
    link = texts
      .join('\n')
      .match(/https?:\/\/\S+/g)
      ?.find((url) => url.includes(path));
    expect(link).toBeTruthy();
  }).toPass();
  return new URL(link!);
}
