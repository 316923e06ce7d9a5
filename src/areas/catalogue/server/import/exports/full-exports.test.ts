import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogue } from '../../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeAll(async () => (shop = await startCatalogue()));
beforeEach(() => shop.database.$client.query('TRUNCATE catalogue_products CASCADE'));
afterAll(() => shop.stop());

const load = async (lines: readonly string[]) => {
  await shop.write('list.csv', lines.join('\n'));
  return shop.importFrom('list.csv');
};
const products = async () => {
  const { rows } = await shop.database.$client.query<Record<string, unknown>>(
    `SELECT p.article, p.price, p.vat_rate AS vat, p.stock, p.ean, p.is_virtual AS "isVirtual", b.name AS brand, s.url AS section
     FROM catalogue_products p JOIN catalogue_sections s ON s.id = p.section_id LEFT JOIN catalogue_brands b ON b.id = p.brand_id
     ORDER BY p.article`,
  );
  return rows;
};

test('takes the rate of VAT from the two prices of a PrestaShop list, which are rounded', async () => {
  const report = await load([
    'ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;État',
    '1;;Perceuse;P-1;Outillage;8,26 €;10,00 €;14;1',
    '2;;Bétonnière;P-2;Outillage;1 066,12 €;1 290,00 €;3;1',
    '3;;Semence;P-3;Jardin;10,00 €;11,00 €;3;1',
    '4;;Manuel;P-4;Livres;9,61 €;9,99 €;3;1',
    '5;;Faux;P-5;Livres;10,00 €;15,00 €;3;1',
  ]);
  expect(await products()).toMatchObject([
    { article: 'P-1', price: 1000, vat: 21 },
    { article: 'P-2', price: 129_000, vat: 21 },
    { article: 'P-3', price: 1100, vat: 10 },
    { article: 'P-4', price: 999, vat: 4 },
  ]);
  expect(report.lines.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '6 price 15.00 is not net_price 10 with 21 % VAT, 12.10',
  ]);
  expect(report.understood).toContain(
    'VAT was added to the prices of "Prix (HT)", at the rate that "Prix (TTC)" shows, 21 % where it shows none',
  );
});

test('reads the headers of PrestaShop 8 for old addresses and for what has no body', async () => {
  await load([
    'ID;Active (0/1);Name;Categories (x,y,z...);Price tax excluded;Tax rule ID;Cost price;Reference #;Quantity;Rewritten URL;Virtual product (0 = No, 1 = Yes);Condition',
    '1;1;Sierra de calar;Home,Sierras;82.644628;1;40;SC-7;5;sierra-antigua;0;new',
    '2;1;Afilado;Home,Servicios;9.917355;1;;AF-1;5;;1;new',
  ]);
  expect(await products()).toMatchObject([
    { article: 'AF-1', price: 1200, isVirtual: true },
    { article: 'SC-7', price: 10_000, isVirtual: false, section: '/catalog/catalogo/sierras' },
  ]);
  expect(await shop.catalogue.findProductPage('sierra-antigua', 'es')).toMatchObject({ code: 'product_moved' });
});

test('leaves out gift cards of Shopify, and reads its barcodes, which begin with an apostrophe', async () => {
  const report = await load([
    'Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Gift Card,Status',
    "taladro,Taladro,Norda,Taladros,true,Title,Default Title,'1001,3,99.00,'8412345678905,false,active",
    'tarjeta,Tarjeta regalo,Norda,,true,Importe,"25,00 €",T-25,,25.00,,true,active',
    'tarjeta,,,,,,"50,00 €",T-50,,50.00,,,',
  ]);
  expect(await products()).toMatchObject([{ article: '1001', ean: '8412345678905', stock: 3 }]);
  expect(report.understood.at(-1)).toBe('Not taken, groups, bundles, gift cards and links to other shops: 2');
});

test('finds brand and EAN among the attributes of Magento, and leads the address of a product to its first version', async () => {
  const report = await load([
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,product_online,visibility,price,url_key,additional_attributes,qty,configurable_variations',
    'T-1,,Default,simple,Default Category/Taladros,base,Taladro,1,"Catalog, Search",99.00,taladro-viejo,"color=a, b,ean=8412345678905,manufacturer=Norda",3.0000,',
    'G-S,,Default,simple,Default Category/Ropa,base,Guante S,2,Not Visible Individually,10.00,guante-s,talla=S,5.0000,',
    'G-M,,Default,simple,Default Category/Ropa,base,Guante M,1,Not Visible Individually,10.00,guante-m-viejo,talla=M,5.0000,',
    'G-L,,Default,simple,Default Category/Ropa,base,Guante L,1,Not Visible Individually,10.00,guante-l-viejo,talla=L,5.0000,',
    'G,,Default,configurable,Default Category/Ropa,base,Guante,1,"Catalog, Search",,guante-viejo,manufacturer=Norda,,sku=G-S|sku=G-M|sku=G-L',
  ]);
  expect(await products()).toMatchObject([
    { article: 'G-L', brand: 'Norda', ean: null },
    { article: 'G-M', brand: 'Norda', ean: null },
    { article: 'T-1', brand: 'Norda', ean: '8412345678905' },
  ]);
  const ends = ['taladro-viejo', 'guante-m-viejo', 'guante-l-viejo', 'guante-viejo'].map(async (slug) =>
    shop.catalogue.findProductPage(slug, 'es'),
  );
  expect(await Promise.all(ends)).toMatchObject(
    ['taladro', 'guante-m', 'guante-l', 'guante-m'].map((slug) => ({ code: 'product_moved', facts: { slug } })),
  );
  expect(report.lines.map(({ line }) => line)).toEqual([3]);
});

test('takes what WooCommerce says of goods without section or stock for none', async () => {
  const report = await load([
    'ID,Type,SKU,Name,Published,Visibility in catalog,Stock,Regular price,Categories',
    '1,simple,W-1,Lima,1,visible,-2,5,Uncategorized',
    '2,simple,W-2,Escofina,1,visible,4,5,"Sin categorizar, Limas"',
  ]);
  expect(report.understood).toContain(
    '2 products: 0 without price, 1 without stock, 1 without section, 2 without picture',
  );
  expect(await products()).toMatchObject([
    { article: 'W-1', stock: 0, section: '/catalog/catalogo/sin-clasificar' },
    { article: 'W-2', stock: 4, section: '/catalog/catalogo/limas' },
  ]);
});
