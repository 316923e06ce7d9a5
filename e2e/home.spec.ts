import type { APIRequestContext, Page } from '@playwright/test';
import { expect, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from './page-checks.ts';
import { listWellStocked } from './products.ts';

test.beforeEach(refuseCookies);

const texts = {
  es: {
    prefix: '',
    quick: 'Pedido rápido',
    box: 'Referencia o nombre, y cantidad',
    check: 'Comprobar las líneas',
    add: 'Añadir a la cesta',
    addAll: /^Añadir los \d a la cesta$/,
    project: 'Compra el proyecto',
    offers: 'Todas las ofertas',
    news: 'Todas las novedades',
    unknown: '99-99999 no existe.',
    upload: 'Subir CSV',
    noText: 'No es un archivo de texto.',
    saveList: 'Guardar la lista',
    save: 'Guardar',
    lists: 'Ver tus listas',
    openList: 'Abrir Lista 1',
  },
  ca: {
    prefix: '/ca',
    quick: 'Comanda ràpida',
    box: 'Referència o nom, i quantitat',
    check: 'Comprova les línies',
    add: 'Afegeix a la cistella',
    addAll: /^Afegeix els \d a la cistella$/,
    project: 'Compra el projecte',
    offers: 'Totes les ofertes',
    news: 'Totes les novetats',
    unknown: '99-99999 no existeix.',
    upload: 'Puja un CSV',
    noText: 'No és un fitxer de text.',
    saveList: 'Desa la llista',
    save: 'Desa',
    lists: 'Mostra les teves llistes',
    openList: 'Obre Llista 1',
  },
};

const sectionTitled = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const basketOf = async (page: Page) =>
  (await page.request.get('/api/sale/basket')).json() as Promise<{ count: number; price: number; units: number }>;

test('a project goes into the basket with one request', { tag: '@telephone' }, async ({ page, language }) => {
  const t = texts[language];
  await open(page, t.prefix || '/');
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname));
  const project = sectionTitled(page, t.project);
  const available = await project
    .getByRole('listitem')
    .filter({ hasNot: page.locator('s') })
    .count();
  await project.getByRole('button', { name: t.addAll }).click();
  await expect(project.locator('a[href$="/basket"]')).toBeFocused();
  expect(requests.filter((path) => path.startsWith('/api/sale'))).toEqual(['/api/sale/basket/lines']);
  const { count, price } = await basketOf(page);
  expect(count).toBe(available);
  const [first] = (await (await page.request.get('/api/content/page/project/list')).json()).list;
  expect(price).toBe(first.total);
});

async function orderText(request: APIRequestContext): Promise<string> {
  const [one, other] = await listWellStocked(request);
  return `${one.article} 2\n99-99999 1\n${other.article.replace('-', ' ')};3\n${one.article}`;
}

test(
  'a quick order is checked line by line, its right lines are added, and a file is one too',
  { tag: '@telephone' },
  async ({ page, language, request }) => {
    const t = texts[language];
    await open(page, t.prefix || '/');
    const order = sectionTitled(page, t.quick);
    const box = order.getByLabel(t.box);
    await box.fill(await orderText(request));
    await order.getByRole('button', { name: t.check }).click();
    await expect(order.getByRole('row')).toHaveCount(5);
    await expect(order).toContainText(t.unknown);
    await expectAccessible(page);
    await expectNoOverflowAtAnyWidth(page);
    expect((await basketOf(page)).count).toBe(0);
    await order.getByRole('button', { name: t.add }).click();
    await expect(order.locator('a[href$="/basket"]')).toBeVisible();
    expect((await box.inputValue()).split('\n')).toHaveLength(2);
    expect(await basketOf(page)).toMatchObject({ count: 2, units: 5 });

    await test.step('a file is a quick order too, and a mistyped number is corrected', async () => {
      const [one] = await listWellStocked(request);
      const upload = async (content: Buffer) =>
        order.getByLabel(t.upload).setInputFiles({ name: 'pedido.csv', mimeType: 'text/csv', buffer: content });
      await upload(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
      await expect(order).toContainText(t.noText);
      await upload(Buffer.from(`Artículo;Descripción;Cantidad\r\n${one.article}0;Caña;2\r\n`, 'latin1'));
      await expect(box).toHaveValue(/^Artículo\tDescripción\tCantidad\n/);
      // What is wrong is a sentence: in the narrow column of names it would be a tower of syllables.
      const { width: room } = (await order.getByRole('table').boundingBox())!;
      const { width } = (await order.getByRole('cell').filter({ hasText: one.article }).boundingBox())!;
      expect(width).toBeGreaterThan(room * 0.8);
      await order.getByRole('button', { name: one.article, exact: true }).click();
      await expect(box).toHaveValue(`Artículo\tDescripción\tCantidad\n${one.article}\tCaña\t2`);
      await expect(order.getByRole('row').getByRole('link')).toHaveCount(1);
    });

    await test.step('a list is saved on the device and opened again', async () => {
      const text = await box.inputValue();
      await order.getByRole('button', { name: t.saveList }).click();
      await order.getByRole('button', { name: t.save, exact: true }).click();
      await order.getByRole('link', { name: t.lists }).click();
      await page.getByRole('button', { name: t.openList }).click();
      await expect(page.getByLabel(t.box)).toHaveValue(text);
      await expect(page.getByRole('main').getByRole('table').getByRole('row')).toHaveCount(2);
      await expectAccessible(page);
      await expectNoOverflowAtAnyWidth(page);
    });
  },
);

test('a quick order works as a form', { tag: '@desktop' }, async ({ browser, baseURL, language, request }) => {
  const t = texts[language];
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(t.prefix || '/');
  await expect(page.getByLabel(t.upload)).toBeHidden();
  await page.getByLabel(t.box).fill(await orderText(request));
  await page.getByRole('button', { name: t.add, exact: true }).click();
  await expect(page).toHaveURL(/\/quick-order\?added=2/);
  await expect(page.getByLabel(t.box)).toHaveValue(/^99-99999 1\n/);
  await expect(page.getByRole('main')).toContainText(t.unknown);
  expect(await basketOf(page)).toMatchObject({ count: 2, units: 5 });
  await context.close();
});

test('leads to all offers and all news, which can be filtered', { tag: '@telephone' }, async ({ page, language }) => {
  const t = texts[language];
  for (const [name, path] of [
    [t.offers, '/offers'],
    [t.news, '/new-products'],
  ] as const) {
    await open(page, t.prefix || '/');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(t.prefix + path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${t.prefix}${path}$`));
  }
});

test(
  'keeps its prices within their tags, and in forced colours',
  { tag: '@desktop-first' },
  async ({ page, language }) => {
    const t = texts[language];
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, t.prefix || '/');
    await expect(page.getByRole('main').locator('svg a').first()).toHaveAccessibleName(/€/);
    const outside = await page
      .getByRole('main')
      .locator('svg a:has(rect)')
      .evaluateAll((tags) =>
        tags.filter((tag) => {
          const [box, price] = ['rect', 'text'].map((part) => tag.querySelector(part)!.getBoundingClientRect());
          return price!.left < box!.left || price!.right > box!.right;
        }),
      );
    expect(outside, 'prices wider than their tags').toHaveLength(0);
    await expect(sectionTitled(page, t.project).getByRole('button', { name: t.addAll })).toBeVisible();
    await expectNoOverflowAtAnyWidth(page);
  },
);
