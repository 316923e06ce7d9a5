import type { Page } from '@playwright/test';
import { expect, main } from '../fixtures.ts';
import { listWellStocked } from '../products.ts';

/** The texts on the way from the basket to the order. */
export const checkoutTexts = {
  es: {
    prefix: '',
    name: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    next: 'Continuar',
    agree: /He leído y acepto/,
    pay: 'Pedido con obligación de pago',
    thanks: /Gracias, Marta/,
    home: /^A domicilio/,
    street: 'Calle',
    house: 'Número',
    zipcode: 'Código postal',
    town: 'Población',
    good: 'Repartimos en esta dirección.',
    number: 'Número de pedido',
  },
  ca: {
    prefix: '/ca',
    name: 'Nom',
    lastName: 'Cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    next: 'Continua',
    agree: /He llegit i accepto/,
    pay: 'Comanda amb obligació de pagament',
    thanks: /Gràcies, Marta/,
    home: /^A domicili/,
    street: 'Carrer',
    house: 'Número',
    zipcode: 'Codi postal',
    town: 'Població',
    good: 'Repartim en aquesta adreça.',
    number: 'Número de comanda',
  },
};
/** What the first step says where nothing is delivered. */
export const outOfZoneTexts = {
  es: {
    search: 'Busca tu dirección',
    clear: 'Borrar',
    homeOutside: /No llegamos a esta dirección/,
    outside: 'No repartimos en 17527 Llívia.',
    inaccessible: 'No podemos llegar a esta dirección.',
    individual: 'El precio del envío lo acordamos contigo.',
    callFirst: /Llámanos al .* antes de pedir/,
    twoWays: 'Hay dos maneras de recibirlo',
    toPickup: /^Recogerlo en Badalona/,
    other: /^Otra dirección dentro de la zona/,
    pickupSum: 'Recogida en Badalona',
    bigOrder: '¿Es un pedido grande?',
    why: 'Por qué no llegamos',
    because: /Repartimos en Badalona, .* Llívia queda fuera\./,
    noVehicles: /no entran nuestros vehículos: Serralada de Marina/,
    noFixedPrice: 'Por qué no hay un precio fijo',
    inCanarias: /Esta dirección está en la zona Canarias\./,
    needed: 'Hace falta una dirección en la que repartamos.',
    nextWithPickup: 'Continuar con la recogida',
    secondStep: 'Fecha y pago',
  },
  ca: {
    search: 'Busca la teva adreça',
    clear: 'Esborra',
    homeOutside: /No arribem a aquesta adreça/,
    outside: 'No repartim a 17527 Llívia.',
    inaccessible: 'No podem arribar a aquesta adreça.',
    individual: 'El preu de l’enviament l’acordem amb tu.',
    callFirst: /Truca’ns al .* abans de fer la comanda/,
    twoWays: 'Hi ha dues maneres de rebre-ho',
    toPickup: /^Recollir-ho a Badalona/,
    other: /^Una altra adreça dins de la zona/,
    pickupSum: 'Recollida a Badalona',
    bigOrder: 'És una comanda gran?',
    why: 'Per què no hi arribem',
    because: /Repartim a Badalona, .* Llívia en queda fora\./,
    noVehicles: /no entren els nostres vehicles: Serralada de Marina/,
    noFixedPrice: 'Per què no hi ha un preu fix',
    inCanarias: /Aquesta adreça és a la zona Illes Canàries\./,
    needed: 'Cal una adreça on repartim.',
    nextWithPickup: 'Continua amb la recollida',
    secondStep: 'Data i pagament',
  },
};
type CheckoutTexts = (typeof checkoutTexts)['es'];

/** Fills in the first step of the checkout without an account, and goes on to the second. */
export async function continueAsGuest(page: Page, t: CheckoutTexts, email: string): Promise<void> {
  await fillCustomer(page, t, email);
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
}

/** Chooses the method that leads to no other page. */
export const payByTransfer = (page: Page): Promise<void> =>
  main(page)
    .getByRole('radio', { name: /^Transfer/ })
    .check();

/** Fills in who orders, and agrees. */
export async function fillCustomer(page: Page, t: CheckoutTexts, email: string): Promise<void> {
  await main(page).getByLabel(t.name, { exact: true }).fill('Marta');
  await main(page).getByLabel(t.lastName, { exact: true }).fill('Soler');
  await main(page).getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await page.getByLabel(t.agree).check();
}

/** Chooses delivery to an address in the demo's first zone, and types it. */
export async function fillAddress(page: Page, t: CheckoutTexts): Promise<void> {
  await main(page).getByRole('radio', { name: t.home }).check();
  await page.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
  await page.getByLabel(t.house, { exact: true }).fill('18');
  await page.getByLabel(t.zipcode).fill('08911');
  await page.getByLabel(t.town).fill('Badalona');
  await expect(page.getByText(t.good)).toBeVisible();
}

/** Puts one piece of a well-stocked product into the visitor's basket. */
export async function putIntoBasket(page: Page): Promise<void> {
  const [product] = await listWellStocked(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
}
