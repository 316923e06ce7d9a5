import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { guaranteeImage } from '#areas/store/server/guarantee-image.ts';
import { getCheckoutPage } from '../contract.ts';

let shop: Shop;
let shopDir: string;

beforeAll(async () => {
  shop = await startShop();
  shopDir = await mkdtemp(join(tmpdir(), 'shop-'));
});
afterAll(async () => {
  await shop.stop();
  await rm(shopDir, { recursive: true });
});

it('has the notice on the legal guarantee in the language of the request', async () => {
  for (const [locale, words] of [
    ['es', /tres años desde la entrega/],
    ['ca', /tres anys des del lliurament/],
  ] as const) {
    const customer = await newAccount(shop, { email: `${locale}@ejemplo.cat` });
    const { body } = await customer.send('GET', '/content/page/checkout', undefined, { 'content-language': locale });
    expect(getCheckoutPage.answer.parse(body)).toEqual(body);
    expect(body.guarantee.text).toMatch(words);
    expect(body.guarantee.image).toBeNull();
  }
});

it('has that notice at goods too, but not at services and what is sold no more', async () => {
  await addProduct(shop.database, { article: 'drill' });
  await addProduct(shop.database, { article: 'sharpening', isVirtual: true });
  await addProduct(shop.database, { article: 'old-drill', isArchived: true });
  const noticeOf = async (article: string, locale: string) =>
    (await shop.browser({ locale }).send('GET', `/catalog/product/${article}`)).body.legalGuarantee;
  expect(await noticeOf('drill', 'es')).toMatchObject({
    title: 'Garantía legal de conformidad: 3 años',
    text: expect.stringMatching(
      /tres años desde la entrega.*dos años como mínimo.*no depende de ninguna garantía comercial/,
    ),
    url: expect.stringMatching(/^https:\/\/europa\.eu\//),
    image: null,
  });
  expect(await noticeOf('drill', 'ca')).toMatchObject({ text: expect.stringMatching(/tres anys des del lliurament/) });
  expect(await noticeOf('sharpening', 'es')).toBeNull();
  expect(await noticeOf('old-drill', 'es')).toBeNull();
});

it('has the official file of the notice where the shop has it', async () => {
  await mkdir(join(shopDir, 'public'));
  expect(guaranteeImage(shopDir, 'es')).toBeNull();
  await writeFile(join(shopDir, 'public', 'guarantee-notice.es.png'), '');
  expect(guaranteeImage(shopDir, 'es')).toBe('/guarantee-notice.es.png');
  expect(guaranteeImage(shopDir, 'ca')).toBeNull();
});
