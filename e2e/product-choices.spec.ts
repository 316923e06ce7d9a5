import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { discountPercent, unitPrice } from '#areas/pricing/price.ts';
import { withoutVat } from '#areas/pricing/vat.ts';
import type { ProductDetail } from '#areas/catalogue/contract.ts';
import { formatEuros } from '#i18n/format.ts';
import { centsFromEuros } from '#values/money.ts';
import { expect, main, open, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';
import { listProducts } from './products.ts';

test.beforeEach(refuseCookies);

const details = new Map<string, ProductDetail>();
async function loadDetail(request: APIRequestContext, slug: string): Promise<ProductDetail> {
  const detail =
    details.get(slug) ?? ((await (await request.get(`/api/catalog/product/${slug}`)).json()) as ProductDetail);
  details.set(slug, detail);
  return detail;
}

/** The first product of a section's listing for which this holds. */
async function findProduct(
  request: APIRequestContext,
  sectionUrl: string,
  holds: (product: ProductDetail) => boolean,
): Promise<ProductDetail> {
  for (const { slug } of await listProducts(request, { sectionId: undefined, sectionUrl, limit: 60 })) {
    const product = await loadDetail(request, slug);
    if (holds(product)) return product;
  }
  throw new Error(`no product of ${sectionUrl} will do`);
}

/** The words on the first screen. */
function wordsInSight(): string {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width > 0 && bottom > 0 && top < window.innerHeight) words.push(node.textContent!);
  }
  return words.join('\n').replaceAll('\u00a0', ' ');
}

const inEuros = (amount: number): string => formatEuros(amount, 'es');
const sectionOf = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })
    .last();

test('shows its amounts without VAT when asked, and remembers it', { tag: '@desktop' }, async ({ page, request }) => {
  const product = await findProduct(
    request,
    '/catalog/herramientas-taller/brocas-discos',
    ({ quantityPrices = [], soldTogether }) => quantityPrices.length > 1 && soldTogether.length > 0,
  );
  const step = product.quantityPrices!.at(-1)!;
  const single = unitPrice(product.price);
  const net = (amount: number): string => inEuros(withoutVat(amount, product.vatRate));
  await open(page, product.url);
  const box = main(page).getByRole('region', { name: 'Comprar' });
  const row = box.getByRole('row', { name: `Desde ${step.from} ud.` });
  const together = sectionOf(page, 'Se compra junto con');
  await expect(row).toContainText(inEuros(step.price));
  await expect(together).toContainText(inEuros(single));

  await box.getByRole('switch', { name: 'Sin IVA' }).check({ force: true });
  await expect(row.getByText(net(step.price))).toBeVisible();
  await expect(row.getByText(inEuros(step.price))).toBeHidden();
  await expect(together.getByText(net(single)).first()).toBeVisible();
  await expect(together.getByText(inEuros(single)).first()).toBeHidden();
  await expect(box.getByText('no incluido').first()).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(box.getByRole('switch', { name: 'Sin IVA' })).toBeChecked();
  await expect(row.getByText(net(step.price))).toBeVisible();
});

test('marks the price of the quantity that is chosen', { tag: '@telephone' }, async ({ page, request }) => {
  const product = await findProduct(
    request,
    '/catalog/herramientas-taller/brocas-discos',
    ({ quantityPrices = [], stock }) => quantityPrices.length > 1 && stock.quantity > quantityPrices[1]!.from,
  );
  const second = product.quantityPrices![1]!;
  const percent = discountPercent({
    base: centsFromEuros(unitPrice(product.price)),
    sale: centsFromEuros(second.price),
  });
  await open(page, product.url);
  const box = main(page).getByRole('region', { name: 'Comprar' });
  const current = box.locator('tr[aria-current="true"]');
  await expect(current.getByRole('rowheader')).toHaveText(/^1|^De 1/);
  await box
    .getByRole('group', { name: /^Cantidad/ })
    .getByRole('textbox')
    .fill(String(second.from));
  await page.keyboard.press('Tab');
  await expect(current).toContainText(`Desde ${second.from} ud.`);
  await expect(current).toContainText(`−${percent}`);
});

test('offers sizes as chips, those sold out struck through', { tag: '@telephone' }, async ({ page, request }) => {
  const isShort = ({ version }: { version: string }): boolean => version.length <= 10;
  const isGone = ({ stock }: Pick<ProductDetail, 'stock'>): boolean => !stock.available;
  const product = await findProduct(
    request,
    '/catalog/herramientas-taller/brocas-discos',
    ({ versions }) => versions.length > 2 && versions.every(isShort) && versions.some(isGone),
  );
  await open(page, product.url);
  const chips = main(page).getByRole('navigation', { name: 'Versiones' });
  // What is bought is chosen before its price is read.
  const [choice, buy] = [
    await chips.boundingBox(),
    await main(page).getByRole('region', { name: 'Comprar' }).boundingBox(),
  ];
  expect(choice!.y + choice!.height).toBeLessThanOrEqual(buy!.y);
  await expect(chips.getByRole('link')).toHaveCount(product.versions.filter(({ id }) => id !== product.id).length + 1);
  const gone = product.versions.find(isGone)!;
  const other = product.versions.find((version) => !isGone(version) && version.id !== product.id)!;
  const chipOf = (url: string) => chips.locator(`a[href="${url}"]`);
  const backgroundOf = (url: string) => chipOf(url).evaluate((chip) => getComputedStyle(chip).backgroundImage);
  expect(await backgroundOf(gone.url)).toContain('gradient');
  expect(await backgroundOf(other.url)).toBe('none');
  await expectAccessible(page);
  await chipOf(other.url).click();
  await expect(page).toHaveURL(other.url);
  await expect(chipOf(other.url)).toHaveAttribute('aria-current', 'true');
});

test(
  'answers questions, offers alternatives by reason, and keeps the price in sight',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const product = await findProduct(
      request,
      '/catalog/herramientas-taller/electroportatil/taladros',
      ({ questions }) => questions.length > 3,
    );
    await open(page, product.url);
    await test.step('the picture is large and ends beside the buy box, and no figure is said three times', async () => {
      const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
      const gallery = main(page).getByRole('group', { name: 'Imágenes del producto' });
      expect((await boxOf(gallery.locator('ul'))).width).toBeGreaterThanOrEqual(560);
      const [picture, buy] = [await boxOf(gallery), await boxOf(main(page).getByRole('region', { name: 'Comprar' }))];
      expect(Math.abs(picture.y + picture.height - buy.y - buy.height)).toBeLessThanOrEqual(48);
      const words = await page.evaluate(wordsInSight);
      for (const { value, unit } of product.figures)
        expect(words.split(`${value} ${unit}`).length - 1, `${value} ${unit}`).toBeLessThanOrEqual(2);
    });
    await main(page)
      .getByRole('link', { name: `${product.questions.length} preguntas respondidas` })
      .click();
    const questions = sectionOf(page, 'Preguntas y respuestas');
    await expect(questions.getByRole('heading', { level: 2 })).toBeInViewport();
    const last = product.questions.at(-1)!;
    await expect(questions.getByText(last.question)).toBeHidden();
    await questions.getByText(`Ver las ${product.questions.length} preguntas`).click();
    await expect(questions.getByText(last.question)).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    // Search engines find them once, with their section.
    expect(data.join()).not.toContain('FAQPage');

    const short = page.getByRole('region', { name: 'Comprar' }).last();
    await expect(short.getByRole('link', { name: 'Preguntas' })).toBeInViewport();
    await expect(short.getByRole('button', { name: /^Añadir/ })).toBeInViewport();

    const alternatives = sectionOf(page, 'Alternativas, según lo que buscas');
    await alternatives.scrollIntoViewIfNeeded();
    const edges = await alternatives
      .getByRole('list')
      .first()
      .evaluate((list) => [list, list.lastElementChild!].map((element) => element.getBoundingClientRect().right));
    expect(edges[0]! - edges[1]!).toBeLessThan(3);
    const cheaper = alternatives.getByRole('listitem').filter({ hasText: 'Más barato' });
    const shown = (await cheaper
      .getByText(/^\d[\d.]*,\d\d.€$/)
      .first()
      .textContent())!;
    const price = Number(
      shown
        .replaceAll('.', '')
        .replace(',', '.')
        .replace(/[^\d.]/g, ''),
    );
    expect(price).toBeLessThan(unitPrice(product.price));
    await expectAccessible(page);

    await questions.getByRole('link', { name: 'Pregúntanos por este producto' }).click();
    await expect(page.getByLabel('Referencia o pedido')).toHaveValue(new RegExp(product.article));
  },
);
