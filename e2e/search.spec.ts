import type { Page, Request } from '@playwright/test';
import { acceptCookies, expect, open, test, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { listProducts } from './products.ts';

const boxOf = (page: Page) => page.locator('header').getByRole('combobox');
const isSuggestion = (request: Request): boolean => new URL(request.url()).pathname === '/api/search';

test('suggestions work by keyboard and lead to the product', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
  await box.fill('rotaflex');
  const list = page.getByRole('listbox', { name: 'Sugerencias de búsqueda' });
  await expect(list.getByRole('option').first()).toContainText('Amoladora');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await box.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option').first().getAttribute('id'))!,
  );
  await box.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Secciones/ })).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('rotaflex');

  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/.*amoladoras/);

  await test.step('arrow keys switch the tabs', async () => {
    await open(page, '/');
    await box.fill('amoladora milwaukee');
    const tabs = page.getByRole('tablist', { name: 'Tipos de resultado' }).getByRole('tab');
    await expect(tabs).toHaveText([/^Productos/, /^Secciones/, /^Marcas/]);
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(2)).toBeFocused();
    await expect(page.getByRole('option')).toContainText(['Milwaukee']);
  });
});

test('requests suggestions after a pause, and aborts them on further typing', { tag: '@desktop' }, async ({ page }) => {
  const requested: string[] = [];
  const aborted: string[] = [];
  const textOf = (request: Request): string => (request.postDataJSON() as { query: string }).query;
  page.on('request', (request) => isSuggestion(request) && requested.push(textOf(request)));
  page.on('requestfailed', (request) => isSuggestion(request) && aborted.push(textOf(request)));
  const firstResponse = Promise.withResolvers<void>();
  await page.route('**/api/search', async (route) => {
    if (textOf(route.request()) === 'taladro') await firstResponse.promise;
    await route.continue().catch(() => {});
  });
  // The page's time stands still between two keys, however long the machine takes.
  await page.clock.install();
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const box = boxOf(page);
  const type = async (text: string): Promise<void> => {
    for (const letter of text) {
      await box.press(letter === ' ' ? 'Space' : letter);
      await page.clock.runFor(40);
    }
  };
  await box.fill('t');
  await page.clock.runFor(800);
  expect(requested).toEqual([]);

  await type('aladro');
  expect(requested).toEqual([]);
  await page.clock.runFor(800);
  await expect.poll(() => requested).toEqual(['taladro']);
  await type(' 18v');
  await page.clock.runFor(800);
  await expect.poll(() => aborted).toEqual(['taladro']);
  await page.clock.resume();
  await expect(page.getByRole('option').first()).toContainText('Taladro');
  firstResponse.resolve();
  expect(requested).toEqual(['taladro', 'taladro 18v']);
});

test(
  'completed queries and suggested products are chosen in Catalan',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const [reduced] = await listProducts(request, { sort: 'discount' });
    await open(page, '/ca');
    const box = boxOf(page);

    await test.step('a completed query is chosen by keyboard', async () => {
      await box.fill('trepant per');
      const completions = page.getByRole('group', { name: 'Cerca', exact: true }).getByRole('option');
      await expect(completions.first()).toHaveText('trepant percutor');
      await expectAccessible(page);
      await expectNoOverflow(page);
      await box.press('ArrowUp');
      const last = completions.last();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(last).toBeInViewport();
      await expect(box).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id'))!);
      const text = await last.innerText();
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    await test.step('a suggestion shows picture, name and prices, and links to the product', async () => {
      await box.fill(reduced!.article);
      const options = page.getByRole('listbox', { name: 'Suggeriments de cerca' }).getByRole('option');
      await expect(options.first().locator('img')).toHaveAttribute('alt', '');
      await expect(options.first()).toContainText('€');
      await expect(options.first().locator('small').first()).toHaveText(/\p{L}/u);
      await expect(options.first().locator('s, del').first()).toContainText('€');
      const name = await options.first().innerText();
      await options.first().click();
      await expect(page).toHaveURL(/\/ca\/product\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0]!.slice(0, 20));
    });
  },
);

test(
  'recent searches can be chosen by keyboard, and what is typed is kept',
  { tag: '@desktop' },
  async ({ page, context, baseURL }) => {
    // They outlive the page with consent only.
    await acceptCookies({ context, baseURL: baseURL! });
    await open(page, '/search/radial');
    const box = boxOf(page);

    await test.step('what is typed right after a search was sent is kept', async () => {
      await box.fill('taladro');
      // In the same task, once the router has started: sooner than React can render that the results are being loaded.
      await box.evaluate(async (input: HTMLInputElement) => {
        input.form!.requestSubmit();
        for (let step = 0; step < 50; step += 1) await Promise.resolve();
        input.select();
        document.execCommand('insertText', false, 'casco');
      });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('taladro');
      await expect(box).toHaveValue('casco');
      await expect(box).toBeFocused();
    });

    await box.fill('guantes');
    await box.press('Enter');
    // Not the address, which changes before the page: the arriving page takes the focus from a box in which nothing was typed.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('guantes');
    await box.fill('');
    await box.press('ArrowDown');
    const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' }).getByRole('option');
    await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
    await open(page, '/');
    await box.focus();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL('/search/guantes');
  },
);

test('announces nearest matches when nothing fits the whole query', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search/disco%20corte%20metal%20125%20bosch');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('No tenemos exactamente «disco corte metal 125 bosch»; esto es lo más parecido');
  await expect(page.getByRole('article').first()).toContainText(/Disco de corte 125\s.*metal/);
  await expectNoOverflow(page);
  await page.goto('/ca/search/disc%20tall%20metall%20125%20bosch');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No tenim exactament');
});

test('answers any address of the results page', { tag: '@desktop' }, async ({ page }) => {
  const texts = [
    'a'.repeat(5000),
    '!!!',
    "'; DROP TABLE catalogue_products; --",
    '<img src=x onerror=alert(1)>',
    '🔨🔨',
    '\u202Eordalat',
    'مثقاب',
    '\u0001\u001b[31m',
    '١٢٣',
    '%',
  ];
  for (const text of texts) {
    const response = await page.request.get(`/search/${encodeURIComponent(text)}`);
    expect(response.status(), text.slice(0, 20)).toBe(200);
    expect(await response.text()).not.toContain('<img src=x');
  }
  expect((await page.request.get(`/search/${'a'.repeat(10_000)}`)).status()).toBeLessThan(500);
  expect((await page.request.get('/search/%E0%A4%A')).status()).toBeLessThan(500);
  await page.goto(`/search/${encodeURIComponent('<b>"\u202Eordalat"</b> '.repeat(8))}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
});

test(
  'searches on Enter unless the query is empty, and remembers searches on the device',
  { tag: '@telephone' },
  async ({ page }) => {
    await open(page, '/');
    const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
    await box.press('Enter');
    await expect(page).toHaveURL('/');
    await box.fill('taladro 18v');
    await box.press('Enter');
    await expect(page).toHaveURL('/search/taladro%2018v');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultados de «taladro 18v»');
    await expect(page.getByRole('article').first()).toContainText('Taladro');
    await expect(box).toHaveValue('taladro 18v');

    await page.locator('header').getByRole('button', { name: 'Borrar la búsqueda' }).click();
    const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' });
    await expect(recent.getByRole('option')).toHaveText(['taladro 18v']);
    await page.getByRole('button', { name: 'Borrar las búsquedas recientes' }).click();
    await expect(recent).toBeHidden();
  },
);

test('suggests what to do after an empty result, in both languages', { tag: '@telephone' }, async ({ page }) => {
  await open(page, '/search/zzxqwv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hemos encontrado nada');
  await expect(page.getByRole('link', { name: 'Ir al catálogo' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Preguntar en el chat' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.locator('header').getByRole('combobox').fill('zzxqwv jjkwq');
  await expect(page.getByText('Prueba a cambiar la búsqueda y seguro que encuentras productos.')).toBeVisible();
  await expect(page.getByText('No tenemos ningún producto con «zzxqwv» ni «jjkwq».')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/ca/search/zzxqwv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hem trobat res');
});

test('leads a query to a section, and shows a pinned product first', { tag: '@desktop' }, async ({ page }) => {
  const drills = '/catalog/herramientas-taller/electroportatil/taladros';
  const response = await page.request.get('/search/wifi%20taladro', { maxRedirects: 0 });
  expect([response.status(), response.headers()['location']]).toEqual([302, drills]);
  await open(page, '/ca');
  const box = boxOf(page);
  await box.fill('taladro wifi');
  await expect(page.getByRole('tab').first()).toHaveText(/^Seccions/);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', `/ca${drills}`);
  await box.press('Enter');
  await expect(page).toHaveURL(`/ca${drills}`);
  await boxOf(page).fill('regal');
  await boxOf(page).press('Enter');
  await expect(page.getByRole('article').first()).toContainText('21-44517');
});

test(
  'results can be filtered and sorted like a section, and are accessible',
  { tag: '@telephone' },
  async ({ page }) => {
    await open(page, '/search/radial?brand=milwaukee&sort=price_asc');
    await expect(page.getByRole('article').first()).toContainText('Milwaukee');
    await page
      .getByRole('main')
      .getByRole('radio', { name: /[Ll]ista/ })
      .press('Space');
    await expect(page).toHaveURL(/radial\?brand=milwaukee&sort=price_asc/);
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);

test(
  'the sort box shows the order that the query asks for, and another can be chosen',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/search/taladro%20barato');
    const box = page.getByRole('main').getByRole('combobox', { name: 'Ordenar' });
    await expect(box).toHaveValue('price_asc');
    await box.selectOption({ label: 'Relevancia' });
    await expect(page).toHaveURL('/search/taladro%20barato?sort=relevance');
    await expect(box).toHaveValue('relevance');
    await page.reload();
    await waitForHydration(page);
    await expect(box).toHaveValue('relevance');
    await page.goBack();
    await expect(box).toHaveValue('price_asc');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the sort box changes the order that the query asks for', { tag: '@telephone' }, async ({ page }) => {
    await page.goto('/ca/search/trepant%20en%20oferta');
    const box = page.getByRole('main').getByRole('combobox', { name: 'Ordena' });
    await expect(box).toHaveValue('discount');
    await box.selectOption('relevance');
    await page.getByRole('main').locator('noscript button, button[type=submit][form]').first().click();
    await expect(page).toHaveURL(/sort=relevance/);
    await expect(box).toHaveValue('relevance');
  });

  test('the form leads to the results', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
    await box.fill('radial');
    await box.press('Enter');
    await expect(page).toHaveURL('/search/radial');
    await expect(page.getByRole('article').first()).toContainText('Amoladora');
  });
});
