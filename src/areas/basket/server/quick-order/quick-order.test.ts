import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { addProduct } from '#areas/orders/server/orders.fixture.ts';
import { maxQuickOrderLines } from '../../basket-limits.ts';
import { addManyProducts } from '../basket.fixture.ts';
import type { BasketWithQuickOrder, QuickOrder } from '../../contract.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
  const { database } = shop;
  await addProduct(database, { article: '48-25407', price: 1250, stock: 5 });
  await addProduct(database, { article: '52-17836', price: 1000, salePrice: 795, stock: 40 });
  await addProduct(database, { article: '60-11111', stock: 0 });
  await addProduct(database, { article: '60-22222', isArchived: true });
  await addProduct(database, { article: '60-33333', price: null });
  const named = {
    '80-00001': 'Tubo marino de ensayo',
    '81-00001': 'Llave zeta 1',
    '81-00002': 'Llave zeta 2',
    '81-00003': 'Llave zeta 3',
    '81-00004': 'Llave zeta 4',
    '82-00001': 'Manguera omicron de 15 mm, rollo de 25 m',
    '82-00002': 'Manguera omicron de 15 mm, rollo de 50 m',
    '84-00001': 'Baldosa sigma gris, caja de 1,44 m²',
    '84-00002': 'Baldosa sigma beis, caja de 1,44 m²',
    '85-00001': 'Césped tau de 20 mm',
    '83-00001': 'Tornillo omega de 5 × 50 mm, caja de 100',
    '83-00002': 'Tornillo omega de 4 × 50 mm, caja de 200',
    '86-00001': 'Generador rho P750',
    '86-00002': 'Generador rho P750 con ruedas',
    '86-00003': 'Generador rho P900',
    '86-00004': 'Generador rho P900 con ruedas',
  };
  for (const [article, name] of Object.entries(named)) {
    await addProduct(database, { article, stock: 90 });
    await database.execute(
      sql`UPDATE catalogue_products SET name_es = ${name}, name_ca = ${name} WHERE article = ${article}`,
    );
  }
  await database.execute(
    sql`UPDATE catalogue_products SET consumption = '{"value": null, "unit": null, "coversM2": 1.44}' WHERE article LIKE '84-%'`,
  );
  await database.execute(sql`UPDATE catalogue_products SET unit = 'm2' WHERE article = '85-00001'`);
  await database.execute(sql`UPDATE catalogue_products SET stock = 0 WHERE article IN ('81-00001', '86-00002')`);
  await database.execute(
    sql`UPDATE catalogue_products SET ean = '8412345678905', eans = '{18412345678902}' WHERE article = '52-17836'`,
  );
  // The number of another's box is this one's own.
  await database.execute(
    sql`UPDATE catalogue_products SET ean = '4006381333931', eans = '{8412345678905}' WHERE article = '48-25407'`,
  );
});
afterAll(() => shop.stop());

const check = async (text: string) =>
  (await shop.browser().send('POST', '/sale/basket/quick-order/check', { text })) as unknown as {
    status: number;
    body: QuickOrder;
  };
const linesOf = async (text: string) => (await check(text)).body.lines;

describe('a quick order', () => {
  it('is read line by line, with the product, the sum and the total in force', async () => {
    const { body } = await check('48 25407 2\n8412345678905;3\n4825407\t1\n18412345678902 1');
    expect(body).toMatchObject({ correct: 4, total: 69.3 });
    expect(
      body.lines.map(({ line, quantity, sum, product, error }) => [line, quantity, sum, product?.article, error]),
    ).toEqual([
      [1, 2, 25, '48-25407', null],
      [2, 3, 23.85, '52-17836', null],
      [3, 1, 12.5, '48-25407', null],
      [4, 1, 7.95, '52-17836', null],
    ]);
  });

  it('names what is wrong with a line', async () => {
    const text = [
      'hola',
      '99-99999 2',
      '48-25407',
      '60-33333 1',
      '60-22222 1',
      '60-11111 1',
      '48-25407 6',
      '48-25407 0',
    ];
    const lines = await linesOf(text.join('\n'));
    expect(lines.map(({ error }) => error?.code)).toEqual([
      'unreadable',
      'unknown_article',
      'quantity_missing',
      'not_sellable',
      'not_sellable',
      'sold_out',
      'quantity_too_high',
      'quantity_missing',
    ]);
    expect(lines[1]!.error!.message).toBe('99-99999 no existe.');
    expect(lines[6]!.error).toEqual({
      code: 'quantity_too_high',
      message: 'Solo quedan 5\u00a0unidades.',
      maxQuantity: 5,
    });
  });

  it.each([
    ['a wrong digit', '48-25408 2', '48-25407 2'],
    ['two swapped', '4x 52-71836', '4x 52-17836'],
    ['one left out', '48 2547;3', '48-25407;3'],
    ['one too many', '52-178361\t1', '52-17836\t1'],
  ])('suggests the article of a number with %s', async (_slip, line, corrected) => {
    const [answer] = await linesOf(line);
    expect(answer!.error!.code).toBe('unknown_article');
    expect(answer!.suggestion).toMatchObject({ article: corrected.match(/\d\d-\d{5}/)![0], text: corrected });
    expect((await linesOf(answer!.suggestion!.text))[0]!.error).toBeNull();
  });

  it('suggests nothing that is not for sale, nothing for other mistakes, and only for some lines', async () => {
    const lines = await linesOf('60-22223 1\n60-33334 1\n99-99999 1\n48-25407\n12 1\nhola');
    expect(lines.map(({ suggestion }) => suggestion)).toEqual([null, null, null, null, null, null]);
    const many = Array.from({ length: maxQuickOrderLines }, (_, index) => `48-2540${index % 7} ${index + 1}`);
    const suggested = (await linesOf(many.join('\n'))).filter(({ suggestion }) => suggestion);
    expect(suggested.every(({ suggestion }) => suggestion!.article === '48-25407')).toBe(true);
  });

  it('counts the lines of a product together', async () => {
    const lines = await linesOf('48-25407 3\n48-25407 2\n48-25407 1');
    expect(lines.map(({ error }) => error?.maxQuantity ?? null)).toEqual([null, null, 0]);
  });

  it('puts the right lines into the basket in one call and hands back the others', async () => {
    const browser = shop.browser();
    const text = '48-25407 2\n99-99999 2\n52-17836;10\n52-17836;1';
    const { status, body } = await browser.send('POST', '/sale/basket/quick-order', { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ added: 3, rest: '99-99999 2', count: 2, units: 13, price: 112.45 });
    // Sent again, as after an answer that was lost, it changes nothing.
    const again = (await browser.send('POST', '/sale/basket/quick-order', { text })).body as BasketWithQuickOrder;
    expect(again).toMatchObject({ added: 3, units: 13 });
    expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ units: 13, price: 112.45 });
  });

  it('reads names: takes the certain ones, offers the best three of others, and says what is wrong with a quantity', async () => {
    const text = [
      '3 Tubo marino de ensayo',
      'llave zeta 40',
      '0 llave zeta',
      '2 quiteria',
      '48-25407 2,5',
      '48-25407;-1',
    ];
    const lines = await linesOf(text.join('\n'));
    expect(lines.map(({ product, quantity, error }) => [product?.article, quantity, error?.code])).toEqual([
      ['80-00001', 3, undefined],
      [undefined, 40, 'choice_needed'],
      [undefined, 0, 'choice_needed'],
      [undefined, null, 'unknown_article'],
      ['48-25407', null, 'quantity_missing'],
      ['48-25407', null, 'quantity_missing'],
    ]);
    expect(lines[1]!.options).toMatchObject([{ price: 10 }, { price: 10 }, { price: 10 }]);
    const [option] = lines[1]!.options!;
    expect((await linesOf(option!.text))[0]).toMatchObject({ quantity: 40, product: { id: option!.id } });
    expect(lines.slice(2).map(({ error }) => error!.message.split(':')[0])).toEqual([
      'La cantidad es 0',
      '2 quiteria no existe.',
      '2,5 no es una cantidad entera',
      '-1 no puede ser una cantidad',
    ]);
  });

  it('takes the one that is there of two that are called so, and asks which of two that are there', async () => {
    const lines = await linesOf('rho P750 2\nrho P900 2');
    expect(
      lines.map(({ product, quantity, error, options }) => [product?.article, quantity, error?.code, options]),
    ).toEqual([
      ['86-00001', 2, undefined, undefined],
      [undefined, 2, 'choice_needed', [expect.anything(), expect.anything()]],
    ]);
  });

  it('reads metres as the length of what is sold by it, the size before the pack, and no line of unknown words', async () => {
    const text = [
      'manguera omicron 15 mm 25 metros',
      'tornillo omega 5x50 caja 200 - 3 cajas',
      '3 flimo gruta kendo sarpi wuxo',
      '2 llave zeta',
    ];
    const lines = await linesOf(text.join('\n'));
    expect(lines.map(({ product, quantity, error }) => [product?.article, quantity, error?.code])).toEqual([
      ['82-00001', 1, undefined],
      ['83-00001', 3, undefined],
      [undefined, null, 'unknown_article'],
      [undefined, 2, 'choice_needed'],
    ]);
    // What is sold out is offered last.
    expect(lines[3]!.options!.map(({ stock }) => stock.available).join()).toMatch(/^true(,true)*(,false)?$/);
  });

  it('makes packs of square metres by what each covers', async () => {
    const text = [
      '12 m2 baldosa sigma gris',
      'baldosa sigma 20 m2',
      '84-00001 3 m²',
      '84-00002;3 m2',
      'llave zeta 2 12 m2',
      '12 m2 césped tau',
      '85-00001 7,5 m2',
    ];
    const lines = await linesOf(text.join('\n'));
    expect(
      lines.map(({ product, quantity, area, error }) => [product?.article, quantity, area?.covered, error?.code]),
    ).toEqual([
      ['84-00001', 9, 12.96, undefined],
      [undefined, null, undefined, 'choice_needed'],
      ['84-00001', 3, 4.32, undefined],
      ['84-00002', 3, 4.32, undefined],
      ['81-00002', null, undefined, 'quantity_missing'],
      ['85-00001', 12, undefined, undefined],
      ['85-00001', 8, undefined, undefined],
    ]);
    expect(lines[0]!.area!.message).toBe('9 × 1,44\u00a0m² = 12,96\u00a0m². Cuenta un 10\u00a0% más para cortes.');
    // 20 ÷ 1,44 is a little less than 14.
    expect(lines[1]!.error!.message).toBe('Hay varios que encajan. ¿Cuál quieres?');
    expect((await linesOf(lines[1]!.options![0]!.text))[0]).toMatchObject({ quantity: 14, error: null });
    expect(lines[4]!.error!.message).toMatch(/^No sabemos cuántos m² cubre/);
  });

  it('names all the words of a line that the shop does not know', async () => {
    const [line] = await linesOf('2 llave zeta flimó gruta kendo');
    expect(line!.error).toEqual({
      code: 'choice_needed',
      message: 'No encontramos «flimó», «gruta» ni «kendo». ¿Te sirve alguno de estos?',
    });
  });

  it('takes what there is of what is short where this is asked for, and says so', async () => {
    const text = '48-25407 3\n48-25407 50\n48-25407 1';
    const browser = shop.browser();
    const { body } = await browser.send('POST', '/sale/basket/quick-order', { text, takeShort: true });
    const { lines, units, rest } = body as BasketWithQuickOrder;
    expect({ units, rest }).toEqual({ units: 5, rest: '48-25407 1' });
    expect(lines.map(({ quantity, shortage }) => [quantity, shortage])).toEqual([
      [3, undefined],
      [2, { wanted: 50, left: 2, message: 'Solo quedan 2: hemos puesto 2.' }],
      [1, undefined],
    ]);
  });

  it('reads a list of 500 names in portions, in which others have their turn', async () => {
    const text = Array.from({ length: maxQuickOrderLines }, (_, index) => `${index + 1} llave zeta ${index}`).join(
      '\n',
    );
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const { status, body } = await check(text);
    clearInterval(timer);
    expect([status, body.lines.length]).toEqual([200, maxQuickOrderLines]);
    expect(longest).toBeLessThan(1500);
  });

  it('is shared by a link for 90 days, without what names no product, and by so many of a network', async () => {
    const browser = shop.browser();
    const text = '48-25407 2\nLlamar a Ana, 600 123 123\n3 Tubo marino de ensayo';
    const { body } = await browser.send('POST', '/sale/basket/list', { text });
    const { code, url, leftOut } = body as { code: string; url: string; leftOut: number };
    expect({ url, leftOut }).toEqual({ url: `/quick-order?list=${code}`, leftOut: 1 });
    expect(code).toMatch(/^[\w-]{16}$/);
    const open = (of: string) => shop.browser().send('GET', `/sale/basket/list?code=${of}`);
    expect(await open(code)).toMatchObject({ status: 200, body: { text: '48-25407;2\n80-00001;3' } });
    expect(await open('x')).toMatchObject({ status: 404, body: { code: 'list_not_found' } });
    await shop.database.execute(sql`UPDATE shared_lists SET created_at = created_at - interval '91 days'`);
    expect((await open(code)).status).toBe(404);
    expect((await browser.send('POST', '/sale/basket/list', { text: 'hola' })).body).toMatchObject({
      code: 'nothing_to_share',
    });
    const statuses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      statuses.push((await browser.send('POST', '/sale/basket/list', { text: '48-25407 2' })).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([59, 429]);
  });

  it('names the lines for which the basket has no room', async () => {
    const many = await addManyProducts({ database: shop.database } as never, '70-', 201);
    const browser = shop.browser();
    for (const from of [0, 90]) {
      const text = many
        .slice(from, from + 100)
        .map((_, index) => `70-${from + index + 1} 1`)
        .join('\n');
      await browser.send('POST', '/sale/basket/quick-order', { text });
    }
    const text = Array.from({ length: 12 }, (_, index) => `70-${190 + index} 1`).join('\n');
    const { body } = await browser.send('POST', '/sale/basket/quick-order', { text });
    expect(body).toMatchObject({ count: 200, rest: '70-201 1' });
    expect((body as BasketWithQuickOrder).lines.at(-1)!.error!.code).toBe('basket_full');
  });

  it('has a limit of lines and of length', async () => {
    const of = (count: number) => Array.from({ length: count }, () => '48-25407 1').join('\n');
    const browser = shop.browser();
    for (const path of ['/sale/basket/quick-order', '/sale/basket/quick-order/check']) {
      expect(await browser.send('POST', path, { text: of(maxQuickOrderLines + 1) })).toMatchObject({
        status: 422,
        body: { code: 'too_many_lines', maxLines: maxQuickOrderLines },
      });
      expect((await browser.send('POST', path, { text: of(8_000) })).status).toBe(422);
      expect((await browser.send('POST', path, { text: of(10_000) })).status).toBe(413);
      expect((await browser.send('POST', path, { text: 7 })).status).toBe(400);
      expect((await browser.send('POST', path, {})).status).toBe(400);
    }
    expect((await browser.send('GET', '/sale/basket')).body).toMatchObject({ count: 0 });
  });

  it('takes hostile lines for what they are: text', async () => {
    const text = ['<script>alert(1)</script> 1', "'; DROP TABLE baskets;-- 1", '%_1 1', '=HYPERLINK("x") 2'];
    const lines = await linesOf(text.join('\n'));
    expect(lines.every(({ error }) => ['unknown_article', 'unreadable'].includes(error!.code))).toBe(true);
    expect(lines[0]!.text).toBe(text[0]);
  });

  it('is not asked for in vain by a flood', async () => {
    const text = Array.from({ length: maxQuickOrderLines }, (_, index) => `${index} 48 ${index} 1`).join('\n');
    const before = process.cpuUsage();
    const answers = await Promise.all(Array.from({ length: 40 }, () => check(text)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(process.cpuUsage(before).user).toBeLessThan(20_000_000);
  });
});

describe('adding lines', () => {
  it('adds quantities at once, as many as there are, and keeps a larger quantity', async () => {
    const browser = shop.browser();
    const { rows } = await shop.database.execute<{ id: number; article: string }>(
      sql`SELECT id, article FROM catalogue_products WHERE article IN ('48-25407', '52-17836', '60-11111')`,
    );
    const id = (article: string) => rows.find((row) => row.article === article)!.id;
    await browser.send('POST', '/sale/basket', { product_id: id('52-17836'), quantity: 9 });
    const { status, body } = await browser.send('POST', '/sale/basket/lines', {
      lines: [
        { product_id: id('48-25407'), quantity: 8 },
        { product_id: id('52-17836'), quantity: 4 },
        { product_id: id('60-11111'), quantity: 1 },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      units: 14,
      notAddedProducts: [{ reason: 'fewer_available' }, { reason: 'sold_out' }],
    });
  });

  it.each([
    [{ lines: [] }, 422],
    [{ lines: [{ product_id: 1, quantity: 0 }] }, 422],
    [{ lines: [{ product_id: 1, quantity: 1.5 }] }, 422],
    [{ lines: [{ product_id: '1', quantity: 1 }] }, 400],
    [{ lines: Array.from({ length: 97 }, () => ({ product_id: 1, quantity: 1 })) }, 422],
  ])('refuses what is no list of lines (%#)', async (body, status) => {
    expect((await shop.browser().send('POST', '/sale/basket/lines', body)).status).toBe(status);
  });
});
