import { messages as questionMessages } from '#areas/catalogue/web/product/questions/messages.ts';
import { messages as checkoutMessages } from '#areas/checkout/messages.ts';
import { messages as enquiryMessages } from '#areas/enquiries/web/messages.ts';
import { messages as orderMessages } from '#areas/orders/messages.ts';
import { messages as paymentMessages } from '#areas/orders/web/payment/messages.ts';
import { localisedPath } from '#i18n/locale.ts';
import { errand, findLink, readProduct } from '../errand.ts';
import { expect, main, open } from '../fixtures.ts';
import { findFinanced, listWellStocked } from '../products.ts';
import { orderOverApi, signInAsGuest } from './api-orders.ts';
import { checkoutTexts, continueAsGuest, fillCustomer, payByTransfer, putIntoBasket } from './checkout.ts';

/** Minutes of the day in a text such as 'a partir de las 11:05'. */
function minutesIn(text: string | null): number {
  const [, hours, minutes] = /(\d\d):(\d\d)/.exec(text ?? '')!;
  return Number(hours) * 60 + Number(minutes);
}

errand(3, 'can I fetch it today, and at what time', 'ca', async ({ page, locale, email }) => {
  const t = checkoutTexts[locale];
  const [product] = await listWellStocked(page.request);
  await open(page, localisedPath(product.url, locale));
  const ready = main(page)
    .getByText(/^(Disponible en|Disponible a) Can Eina\./)
    .first();
  const promised = minutesIn(await ready.textContent());
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
  await open(page, localisedPath('/checkout', locale));
  // One of the minutes that pass while the pages load.
  const inMinutes = (text: string | null) => expect(Math.abs(minutesIn(text) - promised)).toBeLessThan(3);
  inMinutes(
    await main(page)
      .getByRole('radio', { name: /08912 Badalona/ })
      .locator('..')
      .textContent(),
  );
  // Nobody who collects is asked for a street.
  await expect(page.getByLabel(t.street, { exact: true })).toHaveCount(0);
  await continueAsGuest(page, t, email);
  inMinutes(
    await main(page)
      .getByText(/\d\d:\d\d–13:30|\d\d:\d\d–19:00/)
      .first()
      .textContent(),
  );
});

errand(5, 'the plumber and his invoice', 'es', async ({ page, locale, email }) => {
  const t = checkoutTexts[locale];
  const c = checkoutMessages[locale].customer;
  await putIntoBasket(page);
  await open(page, localisedPath('/checkout', locale));
  await main(page).getByText(c.legal).click();
  await fillCustomer(page, t, email);
  const nif = page.getByLabel('NIF o CIF');
  const next = main(page).getByRole('button', { name: t.next, exact: true });
  await nif.fill('12345678A');
  await next.click();
  await expect(page.getByText(/El NIF o CIF no (es|és) correct/)).toBeVisible();
  await nif.fill('12345678-z');
  const invoice = page.getByRole('group', { name: c.invoiceAddress });
  await invoice.getByLabel(t.street).fill('Carrer de Mar');
  await invoice.getByLabel(t.house).fill('3');
  await invoice.getByLabel(t.zipcode).fill('08911');
  await invoice.getByLabel(t.town).fill('Badalona');
  await next.click();
  await payByTransfer(page);
  const sent = page.waitForRequest('**/api/sale/order');
  await main(page).getByRole('button', { name: t.pay }).click();
  const { customer } = (await sent).postDataJSON() as { customer: object };
  expect(customer).toMatchObject({ type: 'legal', address: { street: 'Carrer de Mar' } });
  await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
});

errand(6, 'the lock for the insurance', 'ca', async ({ page, locale, email }) => {
  const t = enquiryMessages[locale];
  const lock = await readProduct(page.request, 'bastio-kripta-cilindro-de-seguridad-30-40-niquel-nivel-2-5-llaves');
  await open(page, localisedPath(lock.url, locale));
  await main(page).getByRole('link', { name: questionMessages[locale].askButton }).click();
  await expect(page.getByRole('textbox', { name: t.reference })).toHaveValue(/^28-98788 /);
  await page.getByLabel(t.name, { exact: true }).fill('Montserrat');
  await page.getByRole('textbox', { name: t.email }).fill(email);
  await page.getByRole('textbox', { name: t.message }).fill('El meu mesura 70 mm en total. Em va bé aquest?');
  await page.getByRole('checkbox', { name: t.agree[0] }).check();
  await main(page).getByRole('button', { name: t.send, exact: true }).last().click();
  await expect(main(page).getByText(t.sent)).toBeVisible();
  await expect(main(page).getByText(t.confirmation(email))).toBeVisible();
});

errand(11, 'I have changed my mind', 'es', async ({ page, locale, email }) => {
  const t = orderMessages[locale];
  const guest = await signInAsGuest(page.request, { name: 'Marta', email }, locale);
  const { id: productId } = await findFinanced(page.request);
  const { number } = await orderOverApi(page.request, guest, { productId, payment: 'card' });
  const link = await findLink(page.request, email, `/order/track?number=${number}`);
  await open(page, link.pathname + link.search);
  await main(page).locator('input[type=radio][value=card]').check({ force: true });
  await main(page)
    .getByRole('button', { name: new RegExp(paymentMessages[locale].pay.card('.+')) })
    .click();
  await page.locator('button[value=approve]').first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: t.confirm.thanks('Marta') })).toBeVisible();

  await open(page, link.pathname + link.search);
  const cancel = main(page).getByRole('button', { name: t.cancel });
  await expect(main(page).getByText(/(Hasta las|Fins a les) \d\d:\d\d/)).toBeVisible();
  await cancel.click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
  await expect(cancel).toHaveCount(0);
  await expect(
    main(page)
      .getByText(/(devolución de tu pago|te hemos devuelto|devolució|tornat)/)
      .first(),
  ).toBeVisible();
});
