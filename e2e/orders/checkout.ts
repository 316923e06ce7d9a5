import type { Page } from '@playwright/test';
import { main } from '../fixtures.ts';
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
type CheckoutTexts = (typeof checkoutTexts)['es'];

/** Fills in the first step of the checkout without an account, and goes on to the second. */
export async function continueAsGuest(page: Page, t: CheckoutTexts, email: string): Promise<void> {
  await main(page).getByLabel(t.name, { exact: true }).fill('Marta');
  await main(page).getByLabel(t.lastName, { exact: true }).fill('Soler');
  await main(page).getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.phone, { exact: true }).fill('612 34 56 78');
  await page.getByLabel(t.agree).check();
  await main(page).getByRole('button', { name: t.next, exact: true }).click();
}

/** Puts one piece of a well-stocked product into the visitor's basket. */
export async function putIntoBasket(page: Page): Promise<void> {
  const [product] = await listWellStocked(page.request);
  await page.request.post('/api/sale/basket', { data: { product_id: product.id, quantity: 1 } });
}
