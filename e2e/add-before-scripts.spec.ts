import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, main, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { listWellStocked } from './products.ts';

const add = { es: /^Añadir a la cesta/, ca: /^Afegeix a la cistella/ };
const sign = { es: 'Ya está en la cesta', ca: 'Ja és a la cistella' };

/** The pages with buttons: home, a listing, results of a search, a product. */
async function pagesWithButtons(request: APIRequestContext, prefix: string): Promise<string[]> {
  const [product] = await listWellStocked(request);
  return [
    prefix || '/',
    ...['/catalog/herramientas-taller', '/search/taladro', product.url].map((path) => prefix + path),
  ];
}

/** A page of a new visitor, with scripts that come after some milliseconds, or without scripts. */
async function newPage(browser: Browser, baseURL: string, scriptsAfter: number | null): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: scriptsAfter !== null });
  await refuseCookies({ context, baseURL });
  const page = await context.newPage();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, scriptsAfter ?? 0));
    await route.continue();
  });
  return page;
}

const addButton = (page: Page, language: 'es' | 'ca') =>
  main(page).getByRole('button', { name: add[language] }).first();

/** The units in the basket of a page's browser. */
async function units(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/sale/basket')).json()) as { units: number }).units;
}

for (const [name, scriptsAfter] of [
  ['four seconds before the scripts', 4000],
  ['without scripts', null],
] as const)
  test(
    `a click ${name} adds one piece, and the page says so`,
    { tag: '@desktop-first' },
    async ({ browser, baseURL, request, language }) => {
      for (const path of await pagesWithButtons(request, language === 'ca' ? '/ca' : '')) {
        const page = await newPage(browser, baseURL!, scriptsAfter);
        await page.goto(path, { waitUntil: 'commit' });
        await addButton(page, language).dblclick();
        await expect(page).toHaveURL(`${path}#added`);
        const said = page.getByRole('link', { name: sign[language] });
        if (scriptsAfter === null) await expect(said).toBeVisible();
        expect(await units(page), path).toBe(1);
        if (scriptsAfter !== null) {
          // Then the basket's badge and the quantity in the button's place say it.
          await waitForHydration(page);
          await expect(said).toBeHidden();
          await expect(page.getByRole('group', { name: /^(Cantidad|Quantitat)/ }).first()).toBeVisible();
          expect(await units(page), path).toBe(1);
        }
        await page.context().close();
      }
    },
  );

test(
  'without scripts the quantity that was typed is added, and a refusal is a page that says why',
  { tag: '@desktop' },
  async ({ browser, baseURL, request }) => {
    const [product] = await listWellStocked(request);
    const page = await newPage(browser, baseURL!, null);
    await page.goto(product.url);
    const quantity = main(page).getByRole('textbox', { name: /^Cantidad/ });
    await quantity.fill('3');
    await addButton(page, 'es').click();
    await expect(page.getByRole('link', { name: sign.es })).toBeVisible();
    expect(await units(page)).toBe(3);
    await quantity.fill('999');
    await addButton(page, 'es').click();
    await expect(page.getByText(/Solo quedan? \d+: hemos puesto|como máximo: hemos puesto 999/)).toBeVisible();
    await page.getByRole('link', { name: 'Volver a la página' }).click();
    await expect(page).toHaveURL(product.url);
    await page.goto('/basket');
    await expect(main(page).getByRole('definition').first()).toContainText('ud. ·');
    // Locators of text leave out what is in a noscript.
    expect(await page.content()).toContain('Esto es lo que hay en tu cesta');
    await expect(main(page).getByText('Cargando la cesta')).toBeHidden();
    await page.context().close();
  },
);
