import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { expectNoOverflow, listStickyElements } from './page-checks.ts';
import { listProducts, listTwoSections, storeOnDevice } from './products.ts';

test.beforeEach(refuseCookies);

test('has no sticky elements at 400 % zoom or on a low screen', { tag: '@desktop' }, async ({ page, isMobile }) => {
  const prefix = isMobile ? '/ca' : '';
  const [many] = await listTwoSections(page.request);
  const product = many.find(({ stock }) => stock.quantity > 3);
  await page.request.post('/api/sale/basket', { data: { product_id: product!.id, quantity: 1 } });
  await open(page, `${prefix}/faq`);
  await test.step('the dot of an i is apart at 13 px', async () => {
    for (const weight of [400, 500, 600])
      expect(await page.evaluate(inkedParts, `${weight} 13px Barlow`), String(weight)).toBe(2);
  });
  await storeOnDevice(page, 'compare', many.slice(0, 3));
  for (const path of ['/', '/catalog', product!.url, '/basket', '/compare']) {
    await open(page, prefix + path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeAttached();
    if (path === '/basket') await expect(main(page).getByRole('textbox').first()).toBeVisible();
    // What is chosen stands on the device, so that its bar comes after the page.
    if (path === '/catalog') await expect(page.getByRole('region', { name: 'Comparar' })).toBeVisible();
    if (path === '/compare') await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const [width, height] of [
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await listStickyElements(page), `${path} at ${width} × ${height}`).toEqual([]);
      await expectNoOverflow(page);
    }
  }
});

test(
  'text of twice the size overflows no page, and no word breaks',
  { tag: '@telephone-first' },
  async ({ page, isMobile }) => {
    const [product] = await listProducts(page.request);
    for (const path of ['/', '/faq', '/contacts', '/catalog', '/tools-by-job', '/financing', product!.url]) {
      await open(page, isMobile ? `/ca${path}` : path);
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await expectNoOverflow(page);
      expect(await page.evaluate(listBrokenWords), path).toEqual([]);
    }
    // The search box keeps its room beside the wide header's other parts.
    await page.setViewportSize({ width: 1440, height: 900 });
    const box = page.locator('header').getByRole('combobox');
    expect((await box.boundingBox())!.width).toBeGreaterThan(300);
    expect(await page.evaluate(listBrokenWords)).toEqual([]);
  },
);

/** The parts of an i, one above the other, with rows free of ink between them. */
async function inkedParts(font: string): Promise<number> {
  await document.fonts.load(font);
  const context = Object.assign(document.createElement('canvas'), { width: 20, height: 20 }).getContext('2d')!;
  context.font = font;
  context.fillText('i', 4, 15);
  const { data } = context.getImageData(0, 0, 20, 20);
  const isInked = Array.from({ length: 20 }, (_, row) =>
    data.subarray(row * 80, row * 80 + 80).some((value) => value > 12),
  );
  return isInked.filter((inked, row) => inked && !isInked[row - 1]).length;
}

/** Words that stand in two lines or more; the parts of an address may. */
function listBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const word of node.textContent!.matchAll(/(?<!\S)\p{L}{2,15}(?![^\s,.;:)?!])/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1 && node.parentElement!.checkVisibility()) broken.push(word[0]);
    }
  return broken;
}

test('shows choices in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const outlineOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);

  await open(page, '/ca/catalog?brand=norda');
  expect(await outlineOf('main label:has(input[type=radio]:checked)')).toBe('solid');
  const box = main(page).getByRole('checkbox', { checked: true }).first();
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('auto');
  const slider = await page
    .locator('main input[type=range]')
    .first()
    .evaluate((input) => {
      const rail = input.parentElement!.querySelector('svg')!;
      return {
        rail: getComputedStyle(rail).fill,
        track: getComputedStyle(input.parentElement!, '::before').backgroundColor,
        page: getComputedStyle(document.body).backgroundColor,
      };
    });
  expect(new Set(Object.values(slider)).size).toBe(3);

  const [product] = await listProducts(page.request);
  await open(page, product!.url);
  expect(await outlineOf('main [role=tab][aria-selected=true]')).toBe('solid');
  expect(await outlineOf('main [role=tab][aria-selected=false]')).toBe('none');
});

test('prints products and prices without the controls', { tag: '@desktop' }, async ({ page }) => {
  const products = await listProducts(page.request);
  const reduced = products.find(({ price }) => price.sale > 0)!;
  for (const [path, price] of [
    ['/catalog', /\d/],
    [reduced.url, new RegExp(String(Math.floor(reduced.price.sale)))],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.locator('body > header, #root > header, footer, form, aside').locator('visible=true'),
    ).toHaveCount(0);
    await expect(page.locator('button, select, input').locator('visible=true')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText(price).locator('visible=true').first()).toBeVisible();
    // Browsers leave backgrounds out: white text would be lost.
    const pale = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((element) => {
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        const [red, green, blue] = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
        const isPale = (red! * 299 + green! * 587 + blue! * 114) / 1000 > 160;
        return hasText && isPale && element.checkVisibility() ? [element.textContent] : [];
      }),
    );
    expect(pale).toEqual([]);
  }
});
