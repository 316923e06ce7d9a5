import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCatalogue } from '../../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const load = async (lines: readonly string[], options = {}) => {
  await shop.write('list.csv', lines.join('\n'));
  return shop.importFrom('list.csv', options);
};
const products = async () => {
  const { rows } = await shop.database.$client.query<Record<string, unknown>>(
    `SELECT p.vat_rate AS vat, p.article, p.name_es AS name, p.price, p.sale_price AS sale, p.stock, s.url AS section, p.model, p.version_es AS version,
       p.description_es AS description, b.name AS brand, p.ean
     FROM catalogue_products p JOIN catalogue_sections s ON s.id = p.section_id LEFT JOIN catalogue_brands b ON b.id = p.brand_id
     ORDER BY p.article`,
  );
  return rows;
};
const reasons = ({ lines }: { lines: readonly { line: number; reason: string }[] }) =>
  lines.map(({ line, reason }) => `${line} ${reason}`);

const wooSpanish =
  'ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,¿Está destacado?,Visibilidad en el catálogo,Descripción corta,Descripción,' +
  'Día en que empieza el precio rebajado,Día en que termina el precio rebajado,Clase de impuesto,¿Existencias?,Inventario,Precio rebajado,' +
  'Precio normal,Categorías,Etiquetas,Marcas,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2';

test('takes an export of WooCommerce in Spanish, its versions as versions, and says how', async () => {
  const report = await load([
    wooSpanish,
    '1,simple,ALI-1,8412345678905,Alicate &amp; funda,1,0,visible,Aislado.,"<div>Mango bimateria.</div>\\n<div>Corta 3 mm.</div>",,,,1,12,"14,95","19,95","Ofertas, Herramientas > Mano > Alicates\\, tenazas",x,Bellota,,,Marca,Bellota,,',
    '2,variable,BRO,,Broca HSS,1,0,visible,,Para metal,,,,1,,,,Herramientas > Brocas,,,,,Diámetro,"6, 8",Acabado,"Rojo, Negro"',
    '3,variation,BRO-6,,Broca HSS - 6,1,0,visible,,,,,,1,parent,,"2,50",,,,,BRO,Diámetro,6,Acabado,Rojo',
    '4,variation,,,Broca HSS,1,0,visible,,,,2026-01-31,,1,7,"1,00","3,10",,,,,id:2,Diámetro,8,Acabado,Negro',
    "5,simple,NO-1,,Borrador,'-1,0,visible,,,,,,1,3,,5,Ofertas,,,,,,,,",
    '6,simple,NO-2,,Privado,0,0,visible,,,,,,1,3,,5,Ofertas,,,,,,,,',
    '7,simple,NO-3,,Oculto,1,0,hidden,,,,,,1,3,,5,Ofertas,,,,,,,,',
    '8,grouped,NO-4,,Grupo,1,0,visible,,,,,,1,,,,Ofertas,,,,,,,,',
    '9,"simple, virtual",AFI-1,,Afilado,1,0,visible,,,,,,1,,,,,,,,,,,,',
  ]);
  expect(report).toMatchObject({ created: 4, skipped: 0 });
  expect(report.understood.slice(0, 2)).toEqual([
    expect.stringContaining('list.csv is an export of WooCommerce'),
    expect.stringContaining(
      '"SKU" (article), "GTIN, UPC, EAN o ISBN" (ean), "Nombre" (name_es), "Publicado" (published or not)',
    ),
  ]);
  expect(report.understood.slice(2)).toEqual([
    'Columns that are not read: "¿Está destacado?", "¿Existencias?", "Etiquetas"',
    '4 products: 1 without price, 2 without stock, 1 without section, 4 without picture',
    'Not taken, products of which the versions are taken: 1',
    'Not taken, drafts and products that are switched off: 1',
    'Not taken, private products: 1',
    'Not taken, products hidden from the catalogue: 1',
    'Not taken, groups, bundles, gift cards and links to other shops: 1',
  ]);
  const drill = { section: '/catalog/catalogo/herramientas/brocas', model: 'BRO', description: '<p>Para metal</p>' };
  expect(await products()).toMatchObject([
    { article: 'AFI-1', name: 'Afilado', price: null, section: '/catalog/catalogo/sin-clasificar' },
    {
      article: 'ALI-1',
      ean: '8412345678905',
      name: 'Alicate & funda',
      price: 1995,
      sale: 1495,
      stock: 12,
      section: '/catalog/catalogo/herramientas/mano/alicates-tenazas',
      description: '<p>Aislado.</p><p>Mango bimateria.</p><p>Corta 3 mm.</p>',
      brand: 'Bellota',
      model: null,
    },
    { article: 'BRO-6', name: 'Broca HSS - 6', version: 'Diámetro 6, Rojo', price: 250, stock: 0, ...drill },
    {
      article: 'ID-4',
      name: 'Broca HSS, Diámetro 8, Negro',
      version: 'Diámetro 8, Negro',
      price: 310,
      sale: null,
      ...drill,
    },
  ]);
  expect(reasons(report)).toEqual([
    '5 no article number: taken as ID-4',
    '5 reduced price left out: it is not in force today',
    '6 not taken: drafts and products that are switched off',
    '7 not taken: private products',
    '8 not taken: products hidden from the catalogue',
    '9 not taken: groups, bundles, gift cards and links to other shops',
  ]);
  expect(await load([wooSpanish, '1,simple,ALI-1,8412345678905,Alicate &amp; funda,1' + ','.repeat(20)])).toMatchObject(
    {
      changed: 1,
    },
  );
});

test('takes the columns that somebody chose of an export of WooCommerce in English as an update', async () => {
  await load(['SKU,Name,Published,Regular price,Stock', 'A-1,Broca,1,10.00,3', 'A-2,Broca larga,1,1250.00,3']);
  const report = await load(['Type,SKU,Sale price,Regular price,Stock', 'simple,A-1,9.50,10.00,4', 'variable,P-1,,,']);
  expect(report).toMatchObject({ mode: 'update', changed: 1, skipped: 0 });
  expect(await products()).toMatchObject([
    { article: 'A-1', price: 1000, sale: 950, stock: 4 },
    { article: 'A-2', price: 125_000 },
  ]);
});

const prestaShop = {
  en: 'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;Manufacturer;Quantity;Summary;Description;URL rewritten;Image URLs (x,y,z...);Visibility',
  es: 'ID;Activo (0/1);Nombre*;Categorías (x,y,z...);Precio impuestos excluidos;ID regla de impuestos;Referencia nº;Marca;Cantidad;Resumen;Descripción;URL reescrita;URLs de las imágenes (x,y,z...);Visibilidad',
  fr: 'ID;Actif (0/1);Nom*;Catégories (x,y,z...);Prix HT;ID règle de taxes;Référence;Marque;Quantité;Récapitulatif;Description;URL réécrite;URL des images (x,y,z...);Visibilité',
};
test.each(Object.entries(prestaShop))('takes an export of PrestaShop with the headers of %s', async (_, header) => {
  const report = await load([
    header,
    '7;1;Sierra de calar;Inicio/Herramientas/Sierras,Ofertas;82.644628;1;SC-7;Norda;5;<p>Corta.</p>;<p>Corta.</p>;sierra-de-calar;;both',
    '8;0;Vieja;Inicio;10;1;V-8;;5;;;;;both',
    '9;1;Sin referencia;Inicio;10;1;;;5;;;;;none',
  ]);
  expect(report.understood).toContain(
    '1 products: 0 without price, 0 without stock, 0 without section, 1 without picture',
  );
  expect(report.understood.join()).toContain('VAT was added to the prices');
  expect(await products()).toMatchObject([
    {
      article: 'SC-7',
      name: 'Sierra de calar',
      price: 10_000,
      stock: 5,
      section: '/catalog/catalogo/herramientas/sierras',
      description: '<p>Corta.</p>',
      brand: 'Norda',
    },
  ]);
  expect(report).toMatchObject({ created: 1, skipped: 0 });
});

test.each([
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status',
  'URL handle,Title,Description,Vendor,Product category,Type,Published on online store,Option1 name,Option1 value,SKU,Inventory quantity,Price,Compare-at price,Product image URL,Variant image URL,Status',
])('takes an export of Shopify, whose versions follow each other: %s', async (header) => {
  for (const name of ['1.png', '2.png', 'roja.png']) await shop.write(name, drawing);
  const report = await load([
    header,
    'cinta,Cinta,<p>Adhesiva</p>,Norda,Hardware > Tape,Cintas,true,Color,Negra,C-N,4,5.00,,1.png,,active',
    'cinta,,,,,,,,Roja,C-R,2,4.00,5.00,2.png,roja.png,',
    'cinta,,,,,,,,,,,,,roja.png,,',
    'martillo,Martillo,Mango de fibra,Norda,Hardware > Hammers,,true,Title,Default Title,,3,1290.00,,1.png,,active',
    'vieja,Vieja,,,,,true,Title,Default Title,V-1,3,9.00,,,,draft',
  ]);
  expect(report).toMatchObject({ created: 3, skipped: 0 });
  expect(await products()).toMatchObject([
    { article: 'C-N', name: 'Cinta, Negra', version: 'Negra', model: 'cinta', price: 500, sale: null, stock: 4 },
    { article: 'C-R', name: 'Cinta, Roja', version: 'Roja', model: 'cinta', price: 500, sale: 400, brand: 'Norda' },
    {
      article: 'martillo',
      name: 'Martillo',
      model: null,
      price: 129_000,
      section: '/catalog/catalogo/hardware/hammers',
      description: '<p>Mango de fibra</p>',
    },
  ]);
  expect(await shop.catalogue.findProductPage('cinta', 'es')).toMatchObject({
    code: 'product_moved',
    facts: { slug: 'cinta-negra' },
  });
  const { rows } = await shop.database.$client.query(
    'SELECT article, jsonb_array_length(pictures) AS pictures FROM catalogue_products ORDER BY article',
  );
  expect(rows.map(({ pictures }) => pictures)).toEqual([3, 3, 1]);
});

test('names what a figure measures in each version, though Shopify names it in the first row alone', async () => {
  await load([
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status',
    'broca,Broca,,Norda,Brocas,true,Diámetro,8,Largo,120,B-8,4,5.00,,active',
    'broca,,,,,,,10,,150,B-10,2,6.00,,',
  ]);
  expect((await products()).map(({ name }) => name)).toEqual([
    'Broca, Diámetro 10, Largo 150',
    'Broca, Diámetro 8, Largo 120',
  ]);
});

test('says until when a reduced price was meant, as the shop itself does not end it', async () => {
  const report = await load([
    'SKU,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends',
    'V-1,Taladro,1,100,80,,2026-12-31',
    'V-2,Sierra,1,100,80,,',
  ]);
  expect(await products()).toMatchObject([{ sale: 8000 }, { sale: 8000 }]);
  expect(reasons(report)).toEqual([
    '2 reduced price taken without its last day, 2026-12-31: it goes on until another list ends it',
  ]);
});

test('takes the rate of VAT from the tax class, and says where it does not know the class', async () => {
  const classes = ['', 'reduced-rate', 'Tasa-reducida', 'superreducida', 'zero-rate', 'herramientas', 'constructor'];
  const report = await load([
    'ID,Tipo,SKU,Nombre,Publicado,Clase de impuesto,Precio normal,Superior',
    ...classes.map((name, at) => `${at + 1},simple,A-${at},Producto,1,${name},10,`),
    '20,variable,B,Broca,1,tasa-reducida,,',
    '21,variation,B-1,Broca,1,parent,10,B',
    '22,variation,B-2,Broca,1,,10,B',
  ]);
  expect((await products()).map(({ vat }) => vat)).toEqual([21, 10, 10, 4, 0, 21, 21, 10, 21]);
  expect(reasons(report)).toEqual([
    '7 tax class herramientas is not known: taken with 21 % VAT',
    '8 tax class constructor is not known: taken with 21 % VAT',
  ]);
  expect(report.understood[0]).toContain('any other as 21 % with a note');
});

test('leaves out a reduced price that is none, also where only the other rows say how it is written', async () => {
  const report = await load([
    'Código;SKU;Nombre;Publicado;Precio normal;Precio rebajado',
    ';V-1;Taladro;1;1.500;1.500',
    ';V-2;Sierra;1;1.250,00;1.000,00',
  ]);
  expect(report).toMatchObject({ created: 2, skipped: 0 });
  expect(await products()).toMatchObject([
    { price: 150_000, sale: null },
    { price: 125_000, sale: 100_000 },
  ]);
  expect(reasons(report)).toEqual(['2 reduced price left out: it is not below the price']);
});

test('takes the words of an export for nothing else, and refuses endless markup at once', async () => {
  const endless = '<b>'.repeat(20_000);
  const header = 'Type,SKU,Name,Published,Visibility in catalog,Short description,Description';
  const report = await load([
    header,
    'constructor,V-1,Taladro,constructor,visible,Corto,C:\\\\nuevo\\nfin',
    `simple,V-2,Sierra,1,visible,Corta,${endless}`,
    `simple,V-3,Sierra ${endless},1,visible,,`,
  ]);
  expect(await products()).toMatchObject([{ article: 'V-1', description: '<p>Corto</p><p>C:\\nuevo</p><p>fin</p>' }]);
  expect(reasons(report)).toEqual([
    '3 description_es is longer than 50000 characters',
    '4 name_es is longer than 250 characters',
  ]);
  await load(['Handle,Title,Body (HTML),Variant SKU,Variant Price', 'v,Lima,C:\\nuevo,V-4,5.00']);
  expect((await products()).at(-1)).toMatchObject({ description: '<p>C:\\nuevo</p>' });
});

test("reads a list of one's own that calls its prices as WooCommerce does", async () => {
  const report = await load([
    'Código;Descripción;Precio normal;Precio rebajado;Categoría',
    'V-1;Taladro;100;80;Taladros de mano',
  ]);
  expect(report).toMatchObject({ created: 1, skipped: 0 });
  expect(await products()).toMatchObject([
    { article: 'V-1', name: 'Taladro', price: 10_000, sale: 8000, section: '/catalog/catalogo/taladros-de-mano' },
  ]);
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#fff"/></svg>';

test('takes an export of Magento, whose versions stand before their product', async () => {
  const report = await load(
    [
      'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,product_online,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,base_image,additional_images,additional_attributes,qty,configurable_variations',
      'G-S,,Default,simple,Default Category/Ropa,base,Guante S,,,1,Not Visible Individually,10.0000,8.0000,"11/1/26, 1:00 AM","12/31/26, 1:00 AM",guante-s,no_selection,,talla=S,5.0000,',
      'G-L,,Default,simple,Default Category/Ropa,base,Guante L,,,1,Not Visible Individually,10.0000,8.0000,"1/1/18, 1:00 AM","2/19/18, 1:00 AM",guante-l,,,talla=L,5.0000,',
      'G,,Default,configurable,"Default Category/Ropa,Default Category/Ropa/Guantes",base,Guante,<p>De piel</p>,,1,"Catalog, Search",,,,,guante,,,,,"sku=G-S,talla=S|sku=G-L,talla=L"',
      'G,en,,,,,Glove,,,,,,,,,,,,,,',
      'X,,Default,simple,Default Category,base,Apagado,,,2,"Catalog, Search",5.0000,,,,x,,,,5.0000,',
      'B,,Default,bundle,Default Category,base,Lote,,,1,"Catalog, Search",,,,,b,,,,,',
    ],
    { map: { net_price: 'price', net_sale_price: 'special_price' } },
  );
  expect(report).toMatchObject({ created: 2, skipped: 0 });
  const common = {
    model: 'G',
    description: '<p>De piel</p>',
    section: '/catalog/catalogo/ropa',
    stock: 5,
    price: 1210,
  };
  expect(await products()).toMatchObject([
    { article: 'G-L', name: 'Guante L', version: 'L', sale: null, ...common },
    { article: 'G-S', name: 'Guante S', version: 'S', sale: 968, ...common },
  ]);
});

test('finds sections by their path, also where two have one name, and leaves flat ones of before', async () => {
  const rows = (sections: string[]) => [
    'article;name_es;section',
    ...sections.map((section, at) => `A-${at};Producto;${section}`),
  ];
  await load(rows(['Baño > Grifos']).map((line) => line.replace('Baño >', 'Baño')));
  const sections = [
    'Baño Grifos',
    'Baño > Grifos',
    'Cocina > Grifos',
    'Jardín > Riego > Grifos',
    'Ofertas > Ofertas',
    'Cocina',
    'a > b > c > d > e > f > g',
    '>',
  ];
  const plan = await load(rows(sections), { dryRun: true });
  const report = await load(rows(sections));
  expect(report).toMatchObject({ skipped: 0, companionsChanged: plan.companionsChanged });
  const found = (await products()).map(({ section }) => String(section).replace('/catalog/catalogo/', ''));
  expect(found).toEqual([
    'bano-grifos',
    'bano-grifos',
    'cocina/grifos',
    'jardin/riego/riego-grifos',
    'ofertas/ofertas-ofertas',
    'cocina',
    'a/b/c/d/e',
    'sin-clasificar',
  ]);
  expect(await load(rows(sections))).toMatchObject({ unchanged: sections.length, companionsChanged: 0 });
});
