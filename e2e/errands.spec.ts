import { messages as shortageMessages } from '#areas/basket/shortage-messages.ts';
import { messages as calculatorMessages } from '#areas/catalogue/web/product/calculator/messages.ts';
import { messages as listingMessages } from '#areas/catalogue/web/listing/messages.ts';
import { messages as productMessages } from '#areas/catalogue/web/product/messages.ts';
import { estimateMessages } from '#areas/delivery/estimate-messages.ts';
import { messages as noticeMessages } from '#areas/stock-notices/web/messages.ts';
import { formatEuros } from '#i18n/format.ts';
import { localisedPath } from '#i18n/locale.ts';
import { messages as homeMessages } from '#screens/storefront/content/home/messages.ts';
import { messages as listMessages } from '#screens/storefront/content/quick-order/messages.ts';
import { errand, findLink, readProduct } from './errand.ts';
import { expect, main, open } from './fixtures.ts';
import { expectAccessible } from './page-checks.ts';
import { listWellStocked } from './products.ts';

errand(1, 'more pieces than there are', 'es', async ({ page, locale }) => {
  const t = shortageMessages[locale];
  const padlock = await readProduct(page.request, 'bastio-candado-de-laton-de-40-mm-2-llaves');
  const { quantity } = padlock.stock;
  await open(page, localisedPath(padlock.url, locale));
  await main(page).getByRole('button', { name: productMessages[locale].addToBasket, exact: true }).first().click();
  const field = page
    .getByRole('textbox', { name: /^(Cantidad de|Quantitat de) Bastió/ })
    .locator('visible=true')
    .first();
  await field.fill(String(quantity + 3));
  await field.press('Enter');
  const told = page.getByRole('status').filter({ hasText: t.put(quantity) });
  await expect(told).toBeVisible();
  for (const way of [t.notice, t.similar, t.ask]) await expect(told.getByRole('link', { name: way })).toBeVisible();

  await open(page, localisedPath('/basket', locale));
  await expect(page.getByRole('textbox', { name: /^(Cantidad de|Quantitat de) Bastió/ }).first()).toHaveValue(
    String(quantity),
  );
  await expect(
    main(page)
      .getByText(formatEuros(quantity * padlock.price.sale, locale))
      .first(),
  ).toBeVisible();
});

errand(2, 'tell me when it is back', 'ca', async ({ page, locale, email }) => {
  const t = noticeMessages[locale];
  const missing = await readProduct(page.request, 'nuria-grifo-monomando-de-cocina-cano-extraible-acabado-negro-mate');
  await open(page, localisedPath(missing.url, locale));
  await expect(
    main(page).getByRole('button', { name: productMessages[locale].addToBasket, exact: true }).first(),
  ).toBeDisabled();
  const form = page.locator('#notice');
  await form.getByLabel(t.email).fill('jordi@exemple');
  await form.getByRole('button', { name: t.button }).click();
  await expect(form.getByRole('alert')).toHaveText(
    { es: /^Correo electrónico incorrecto/, ca: /^Correu electrònic incorrecte/ }[locale],
  );
  await form.getByLabel(t.email).fill(email);
  await form.getByRole('button', { name: t.button }).click();
  await expect(form.getByRole('heading', { name: t.asked })).toBeFocused();
  await expect(form).toContainText(email);

  const link = await findLink(page.request, email, '/notice?confirm=');
  await open(page, link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1, name: t.confirmed })).toBeVisible();
  const end = await findLink(page.request, email, '/notice?end=');
  await open(page, end.pathname + end.search);
  await main(page).getByRole('button', { name: t.endButton }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.ended })).toBeVisible();
});

errand(4, 'what the lorry-load costs', 'es', async ({ page, locale }) => {
  const t = estimateMessages[locale];
  const { id } = await readProduct(page.request, 'mixal-mortero-seco-m-5-saco-de-25-kg');
  await page.request.post('/api/sale/basket', { data: { product_id: id, quantity: 18 } });
  await open(page, localisedPath('/basket', locale));
  // Sent before its script is there, the form is answered by a page of its own.
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  await header.getByText(t.label).first().click();
  const field = header.getByRole('textbox', { name: t.label });
  await field.fill('08390');
  await field.press('Enter');
  await page.keyboard.press('Escape');
  // What it is for, and where heavy goods are left.
  const handover = {
    es: /08390 Montgat.*29,00\s€ \(toda la cesta; 450\skg, voluminoso, .*pie de calle\)/,
    ca: /29,00\s€ \(tota la cistella/,
  };
  await expect(main(page).getByText(handover[locale]).first()).toBeVisible();
  const missing = main(page).locator('[data-free-from]');
  await expect(missing).toBeVisible();
  await header.getByText(t.keptLabel('08390')).first().click();
  await field.fill('07001');
  await field.press('Enter');
  await expect(
    main(page)
      .getByText(/07001 Palma.*(se acuerda|s’acorda)/)
      .first(),
  ).toBeVisible();
  await expect(missing).toBeHidden();
});

errand(7, 'a drill for at most 120 euros', 'es', async ({ page, locale }) => {
  const t = listingMessages[locale];
  const words = { es: 'taladro hasta 120 euros', ca: 'trepant fins a 120 euros' }[locale];
  await open(page, localisedPath(`/search/${encodeURIComponent(words)}`, locale));
  const bare = { es: /Sin batería ni cargador · lista para usar desde \d/, ca: /Sense bateria ni carregador · a punt/ };
  await expect(main(page).getByRole('article').filter({ hasText: bare[locale] }).first()).toBeVisible();
  const limit = t.upTo(formatEuros(120, locale).replace(',00', ''));
  await main(page).getByRole('link', { name: limit }).click();
  await expect(main(page).getByRole('link', { name: limit })).toHaveCount(0);
});

errand(8, 'how much paint for the bedroom', 'ca', async ({ page, locale }) => {
  const t = calculatorMessages[locale];
  const slug = 'basik-tint-pintura-plastica-de-acabado-mate-para-interior-color-crema-4-l';
  const paint = await readProduct(page.request, slug);
  await open(page, localisedPath(paint.url, locale));
  await main(page).getByRole('link', { name: t.link }).click();
  const calculator = page.getByRole('region', { name: t.title });
  await expect(calculator.getByText(t.sizeHint.coats)).toBeVisible();
  const metres = calculator.getByLabel(t.size.coats);
  await expect(async () => {
    await metres.fill('35');
    // 35 × 2 ÷ 10
    await expect(calculator).toContainText(new RegExp(`${t.need} 7\\sl`), { timeout: 500 });
  }).toPass();
  await calculator.getByLabel(t.coats).fill('1');
  await expect(calculator).toContainText(new RegExp(`${t.need} 3,5\\sl`));
  await calculator.getByRole('button', { name: t.add(1) }).click();
  await expect(calculator.getByRole('link', { name: t.added })).toBeFocused();
  const { list } = await (await page.request.get('/api/sale/basket')).json();
  expect(list).toMatchObject([{ product_id: paint.id, quantity: 1 }]);
  await metres.fill('0');
  await expect(calculator).toContainText(t.tooSmall);
  await expectAccessible(page);
});

errand(9, 'tiles, and the glue that goes with them', 'ca', async ({ page, locale }) => {
  const t = calculatorMessages[locale];
  const tile = await readProduct(page.request, 'solsona-azulejo-mate-de-60-cm-60-cm-color-gris-caja-de-1-44-m2');
  await open(page, localisedPath(tile.url, locale));
  await main(page).getByRole('link', { name: t.link }).click();
  const calculator = page.getByRole('region', { name: t.title });
  await expect(async () => {
    await calculator.getByLabel(t.size.area).fill('14');
    // 14 m² and a tenth more are 15.4 m²: 11 boxes of 1.44 m². 14 × 5 kg are 3 sacks of 25 kg, 14 × 0.5 kg 4 packs of 2 kg.
    await expect(calculator.getByRole('button', { name: t.add(18) })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(calculator).toContainText(formatEuros(11 * tile.price.sale, locale));
  await calculator.getByRole('checkbox').last().uncheck();
  await calculator.getByRole('checkbox').first().uncheck();
  await calculator.getByRole('button', { name: t.add(11) }).click();
  await expect(calculator.getByRole('link', { name: t.added })).toBeFocused();
  const { list } = await (await page.request.get('/api/sale/basket')).json();
  expect(list).toMatchObject([{ product_id: tile.id, quantity: 11 }]);
});

errand(10, 'the list from the site', 'es', async ({ page, locale }) => {
  const t = listMessages[locale];
  const lines = {
    es: [
      ...['10 sacos cemento gris 25kg', '5 sacos yeso', '2 cubos goma negros', '1 paleta albañil'],
      ...['tornillo 5x50 caja 200 - 3 cajas', 'cable 3x1,5 25 metros', '4 xyzkj'],
    ],
    ca: [
      ...['10 sacs ciment gris 25kg', '5 sacs guix', '2 galledes obra negres', '1 paleta'],
      ...['cargol 5x50 capsa 200 - 3 capses', 'cable 3x1,5 25 metres', '4 xyzkj'],
    ],
  }[locale];
  await open(page, localisedPath('/quick-order', locale));
  const box = main(page).getByRole('textbox', { name: homeMessages[locale].quickOrder.label });
  await box.fill(lines.join('\n'));
  await main(page).getByRole('button', { name: homeMessages[locale].quickOrder.check }).click();
  const choices = main(page).getByRole('group');
  for (const [index, line] of lines.slice(0, 6).entries())
    await expect(choices.nth(index)).toHaveAccessibleName(t.chooseFor(line));
  await expect(main(page).getByText(lines[6]!).last()).toBeVisible();
  await expect(choices.nth(4).locator('label').first()).toContainText(/5\s?(mm )?×\s?50/);
  await expect(choices.nth(5).locator('label').first()).toContainText(/25\sm/);
  await choices.first().getByText('25 kg').first().click();
  await main(page).getByRole('button', { name: t.takeChoices }).click();
  // His own words stay beside the article, and the number can be changed there.
  await expect(
    main(page)
      .getByRole('cell')
      .getByText(lines[0]!.replace(/^10 sac[os]* ?s? /, ''))
      .first(),
  ).toBeVisible();
  const quantity = main(page).getByRole('cell').getByRole('textbox');
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(box).toHaveValue(/; 2; /);
  await main(page)
    .getByRole('button', { name: t.addCorrect(1) })
    .click();
  await expect(main(page).getByRole('link', { name: t.toBasket })).toBeVisible();
  // What is not clear yet is not lost.
  await expect(box).toHaveValue(new RegExp(`${lines[1]}[^]*${lines[6]}`));
  const { list } = await (await page.request.get('/api/sale/basket')).json();
  expect(list).toHaveLength(1);
});

errand(12, 'the list for the school garden', 'ca', async ({ page, locale }) => {
  const t = listMessages[locale];
  const words = { es: 'guantes', ca: 'guants' }[locale];
  await open(page, localisedPath(`/search/${words}`, locale));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText(words);
  await main(page).getByText(listingMessages[locale].filters, { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Maquinaria de taller|^Maquinària de taller/ }).check();
  await page.getByRole('button', { name: listingMessages[locale].show(4) }).click();
  await expect(main(page).getByRole('article').locator('visible=true')).toHaveCount(4);
  await expect(title).toContainText(words);

  const [first, second] = await listWellStocked(page.request);
  const articles = [`${first.article}\t2`, `${second.article}\t3`];
  await open(page, localisedPath('/quick-order', locale));
  await main(page).getByRole('textbox', { name: homeMessages[locale].quickOrder.label }).fill(articles.join('\n'));
  await main(page).getByRole('button', { name: homeMessages[locale].quickOrder.check }).click();
  await main(page).getByRole('button', { name: t.share }).click();
  await expect(main(page).getByRole('button', { name: t.copy, exact: true })).toBeVisible();
  const link = await main(page).getByRole('link', { name: /list=/ }).getAttribute('href');
  const { list: own } = await (await page.request.get('/api/sale/basket')).json();
  await open(page, link!);
  for (const { article } of [first, second])
    await expect(main(page).getByText(article, { exact: true }).first()).toBeVisible();
  // Who opens it has all that can be done with a list.
  for (const name of [t.addCorrect(2), t.share, t.print])
    await expect(main(page).getByRole('button', { name })).toBeVisible();
  // Nobody's basket changes by opening it.
  expect(own).toEqual((await (await page.request.get('/api/sale/basket')).json()).list);
});
