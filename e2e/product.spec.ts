import type { APIRequestContext, Page } from '@playwright/test';
import { formatEuros } from '#i18n/format.ts';
import { expect, open, refuseCookies, test, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';
import { listProducts, type Product } from './products.ts';

interface Detail extends Product {
  readonly kit: unknown[];
  readonly versions: Product[];
  readonly soldTogether: Product[];
  readonly pictures: unknown[];
}

interface Ready {
  readonly readyToUse?: { readonly with: readonly { readonly product_id: number }[] };
}

const texts = {
  es: {
    prefix: '',
    gallery: 'Imágenes del producto',
    enlarge: 'Ampliar imagen',
    magnify: 'Aumentar la imagen',
    kit: 'Composición del kit',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    failed: 'No se ha podido copiar el enlace',
    together: 'Se compra junto con',
    addAll: /^Añadir los/,
    only: 'Añadir solo este',
    allAdded: 'Añadidos a la cesta',
    goesWith: 'Va bien con este producto',
    alternatives: /^Alternativas/,
    similar: /^(Alternativas|También te puede interesar)/,
    add: 'Añadir a la cesta',
    ready: 'Lista para usar',
    bare: /^Sin batería ni cargador · lista para usar desde/,
    inBasket: 'Ya están en la cesta',
    gone: /está descatalogado/,
    calculate: 'Calcular',
    amount: 'Importe de la compra',
    example: /\d+ cuotas de [\d.,]+\s€\. Total [\d.,]+\s€, TIN [\d,]+\s%, TAE [\d,]+\s%\./,
  },
  ca: {
    prefix: '/ca',
    gallery: 'Imatges del producte',
    enlarge: 'Amplia la imatge',
    magnify: 'Augmenta la imatge',
    kit: 'Composició del kit',
    copy: 'Copia l’enllaç',
    copied: 'Enllaç copiat',
    failed: 'No s’ha pogut copiar l’enllaç',
    together: 'Es compra juntament amb',
    addAll: /^Afegeix els/,
    only: 'Afegeix només aquest',
    allAdded: 'Afegits a la cistella',
    goesWith: 'Va bé amb aquest producte',
    alternatives: /^Alternatives/,
    similar: /^(Alternatives|També et pot interessar)/,
    add: 'Afegeix a la cistella',
    ready: 'A punt per fer servir',
    bare: /^Sense bateria ni carregador · a punt per fer servir des de/,
    inBasket: 'Ja són a la cistella',
    gone: /està descatalogat/,
    calculate: 'Calcula',
    amount: 'Import de la compra',
    example: /\d+ quotes de [\d.,]+\s€\. Total [\d.,]+\s€, TIN [\d,]+\s%, TAE [\d,]+\s%\./,
  },
};
type Texts = (typeof texts)['es'];

test.beforeEach(refuseCookies);

let fullProduct: Promise<Detail> | undefined;
/** A kit with versions, pictures and related products: everything a page can show. */
const findFullProduct = (request: APIRequestContext): Promise<Detail> => (fullProduct ??= searchFullProduct(request));

async function searchFullProduct(request: APIRequestContext): Promise<Detail> {
  for (const { slug } of await listProducts(request)) {
    const detail = (await (await request.get(`/api/catalog/product/${slug}`)).json()) as Detail;
    const others = detail.soldTogether.filter(({ stock }) => stock.available);
    if (detail.kit.length > 0 && detail.versions.length > 0 && detail.pictures.length > 1 && others.length > 0)
      return detail;
  }
  throw new Error('the demo has no such product');
}

/** Euros. */
const priceOf = ({ base, sale }: Product['price']): number => sale || base;

async function findArchivedProduct(request: APIRequestContext): Promise<Product> {
  for (let first = 1; first < 6000; first += 96) {
    const ids = Array.from({ length: 96 }, (_, index) => first + index);
    const found = (await listProducts(request, { ids, sectionId: undefined, filters: {} })).find(
      ({ isArchived }) => isArchived,
    );
    if (found) return found;
  }
  throw new Error('the demo has no archived product');
}

async function openProduct(page: Page, { url }: Product, t: Texts = texts.es): Promise<void> {
  await page.goto(t.prefix + url);
  await waitForHydration(page);
}

test(
  'a kit’s page is complete and accessible, all links work, and what is bought together is added at once',
  { tag: '@telephone' },
  async ({ page, request, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    test.setTimeout(180_000);
    const product = await findFullProduct(request);
    await openProduct(page, product, t);
    await expectNoOverflow(page);
    const end = page.getByRole('contentinfo');
    await end.scrollIntoViewIfNeeded();
    for (const title of [t.similar, t.goesWith, t.kit])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);

    const kit = page.locator('details', { has: page.getByRole('heading', { name: t.kit }) });
    await expect(kit.getByRole('listitem')).toHaveCount(product.kit.length);
    await kit.locator('summary').press('Enter');
    await expect(kit.getByRole('listitem').first()).toBeHidden();
    await kit.locator('summary').click();
    await expect(kit.getByRole('listitem').first()).toBeVisible();

    const hrefs = await page
      .locator('main a[href]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter(({ origin, hash }) => origin === window.location.origin && !hash)
          .map(({ pathname }) => pathname),
      );
    expect(hrefs.length).toBeGreaterThan(20);
    for (const href of new Set(hrefs)) expect([href, (await request.get(href)).status()]).toEqual([href, 200]);

    await test.step('adds the chosen products bought together with one button', async () => {
      const bundle = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: t.together }) })
        .last();
      const boxes = bundle.getByRole('checkbox');
      const count = await boxes.count();
      expect(count).toBeGreaterThan(0);
      for (const box of await boxes.all()) await expect(box).not.toBeChecked();
      await expect(bundle.getByRole('button', { name: t.only })).toBeVisible();
      await boxes.first().check();
      await bundle.getByRole('button', { name: t.addAll }).click();
      await expect(page.getByText(t.allAdded)).toBeVisible();
      const basket = (await (await page.request.get('/api/sale/basket')).json()) as { list: { product_id: number }[] };
      expect(basket.list).toHaveLength(2);
      expect(basket.list.map(({ product_id }) => product_id)).toContain(product.id);
    });
  },
);

test(
  'offers instalments with their whole example for prices that a lender has',
  { tag: '@desktop-first' },
  async ({ page, request, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    const products = await listProducts(request);
    const financed = products.find(({ price }) => priceOf(price) > 300 && priceOf(price) < 3000)!;
    expect(await (await request.get(t.prefix + financed.url)).text()).toMatch(t.example);
    await openProduct(page, financed, t);
    await expect(page.getByText(t.example)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: t.calculate, exact: true }).click();
    await expect(page).toHaveURL(`${t.prefix}/financing?amount=${priceOf(financed.price)}`);
    const amount = formatEuros(priceOf(financed.price), isMobile ? 'ca' : 'es');
    await expect(page.getByLabel(t.amount)).toHaveValue(amount);

    const cheap = products.find(({ price }) => priceOf(price) < 90)!;
    expect(await (await request.get(t.prefix + cheap.url)).text()).not.toMatch(t.example);
  },
);

test(
  'a discontinued product cannot be added and shows alternatives',
  { tag: '@telephone' },
  async ({ page, request, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    const product = await findArchivedProduct(request);
    await openProduct(page, product, t);
    await expect(page.getByText(t.gone)).toBeVisible();
    await expect(page.getByRole('button', { name: t.add, exact: true })).toBeDisabled();
    await expect(page.getByRole('heading', { name: t.alternatives })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  },
);

test(
  'the gallery works by keyboard, thumbnail and swipe',
  { tag: '@telephone-first' },
  async ({ page, request, isMobile }) => {
    const { pictures, ...product } = await findFullProduct(request);
    await openProduct(page, product);
    const gallery = page.getByRole('group', { name: texts.es.gallery });
    const thumbs = gallery.getByRole('link');
    await expect(thumbs).toHaveCount(pictures.length);
    await thumbs.nth(1).click();
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(gallery.locator('li').nth(1)).toBeInViewport({ ratio: 0.5 });
    await thumbs.nth(1).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumbs.first()).toBeFocused();
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => gallery.locator('ul').evaluate((track) => track.scrollLeft)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect(thumbs.last()).toHaveAttribute('aria-current', 'true');
    if (!isMobile) return;
    // Wait for the last picture to stop before swiping.
    const track = gallery.locator('ul');
    const place = () => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
    await expect.poll(place).toBeCloseTo(pictures.length - 1, 2);
    await track.evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }));
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
  },
);

test(
  'a picture is enlarged by keyboard, and the link is copied',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    const t = texts.es;
    const product = await findFullProduct(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${product.url}?utm_source=mail`);

    await test.step('copies the link, or reports that it could not', async () => {
      await page.getByRole('button', { name: t.copy }).click();
      await expect(page.getByText(t.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(product.url, page.url()).href);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: t.copy }).click();
      await expect(page.getByText(t.failed)).toBeVisible();
    });

    await test.step('a picture is enlarged, magnified and closed by keyboard', async () => {
      const opener = page.getByRole('button', { name: texts.es.enlarge });
      await opener.press('Enter');
      const zoom = page.getByRole('dialog', { name: product.name });
      const magnify = zoom.getByRole('button', { name: texts.es.magnify });
      await expect(magnify).toHaveAttribute('aria-pressed', 'false');
      await expectAccessible(page);
      await page.keyboard.press('ArrowRight');
      await expect(zoom.getByRole('status')).toContainText('2');
      await page.keyboard.press('+');
      await expect(magnify).toHaveAttribute('aria-pressed', 'true');
      const view = zoom.locator('[data-magnified]');
      const before = await view.evaluate((element) => element.scrollLeft);
      expect(before).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      expect(await view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before);
      await expect(zoom.getByRole('status')).toContainText('2');
      await page.keyboard.press('-');
      await expect(magnify).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('Escape');
      await expect(zoom).toBeHidden();
      await expect(opener).toBeFocused();
    });
  },
);

test(
  'going back to the list focuses the product, and the slug cookie is removed',
  { tag: '@telephone' },
  async ({ page, context, baseURL }) => {
    await page.goto('/catalog');
    await waitForHydration(page);
    const card = page.getByRole('main').locator('article').nth(5).getByRole('link').first();
    const href = await card.getAttribute('href');
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const slug = async () => (await context.cookies()).find(({ name }) => name === 'slug')?.value;
    await expect.poll(slug).toBe(href!.split('/').at(-1));
    await page.goBack();
    await expect(page.locator(`article a[href="${href}"]`).first()).toBeFocused();
    await page.goto('about:blank');
    await expect.poll(slug).toBeUndefined();

    // A cookie left by a crash does not move the focus of a newly opened page.
    await context.addCookies([{ name: 'slug', value: href!.split('/').at(-1)!, url: baseURL! }]);
    await page.goto('/catalog');
    await waitForHydration(page);
    expect(await slug()).toBeUndefined();
    await expect(page.locator(`article a[href="${href}"]`).first()).not.toBeFocused();
  },
);

test(
  'adds battery and charger to a bare machine, and remembers who has such batteries',
  { tag: '@telephone' },
  async ({ page, request, isMobile }) => {
    const t = texts[isMobile ? 'ca' : 'es'];
    const machines = (await listProducts(request, {
      filters: { available: true, attributes: { delivery: ['body'] } },
    })) as (Product & Ready)[];
    const machine = machines.find(({ readyToUse, stock }) => readyToUse && stock.quantity > 3)!;
    await openProduct(page, machine, t);
    const offer = page.getByRole('region', { name: t.ready });
    await expect(offer).toContainText(t.bare);
    await offer.getByRole('button').click();
    await expect(offer.getByRole('link', { name: t.inBasket })).toBeFocused();
    const { list } = (await (await page.request.get('/api/sale/basket')).json()) as { list: { product_id: number }[] };
    const all = [machine.id, ...machine.readyToUse!.with.map(({ product_id }) => product_id)];
    expect(list.map(({ product_id }) => product_id).sort()).toEqual(all.sort());
    await offer.getByRole('checkbox').check();
    await expect(offer.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await waitForHydration(page);
    await expect(offer.getByRole('checkbox')).toBeChecked();
    await expectNoOverflow(page);
  },
);
