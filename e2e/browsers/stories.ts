import type { APIRequestContext } from '@playwright/test';
import { createAccount, password } from '../accounts.ts';
import { checkoutTexts } from '../orders/checkout.ts';
import { listWellStocked } from '../products.ts';
import type { Shopper } from './shopper.ts';

type Story = (shopper: Shopper, request: APIRequestContext) => Promise<void>;

const t = checkoutTexts.es;
const drills = '/catalog/herramientas-taller/brocas-discos';
const newAddress = (): string => `historia.${Date.now()}.${Math.random().toString(36).slice(2)}@ejemplo.cat`;

async function addProduct(shopper: Shopper, request: APIRequestContext, times = 1): Promise<void> {
  const [product] = await listWellStocked(request);
  await shopper.open(product.url);
  await shopper.click('button', /^Añadir a la cesta/, times);
  await shopper.sees('textbox', /^Cantidad/);
}

/** From an address typed by hand to the page that thanks. */
async function order(shopper: Shopper, request: APIRequestContext): Promise<void> {
  await addProduct(shopper, request);
  await shopper.click('link', /Cesta$/);
  await shopper.click('link', 'Tramitar pedido');
  for (const [field, text] of [
    [t.name, 'Marta'],
    [t.lastName, 'Soler'],
    [t.email, newAddress()],
    [t.phone, '612 34 56 78'],
  ] as const)
    await shopper.fill(field, text);
  await shopper.click('radio', t.home);
  for (const [field, text] of [
    [t.street, 'Carrer de Sant Bru'],
    [t.house, '18'],
    [t.zipcode, '08911'],
    [t.town, 'Badalona'],
  ] as const)
    await shopper.fill(field, text);
  await shopper.reads(/Repartimos en esta dirección\./);
  await shopper.click('checkbox', t.agree);
  await shopper.click('button', t.next);
  await shopper.click('radio', /^Transfer/);
  await shopper.click('button', t.pay);
  await shopper.sees('heading', t.thanks);
  await shopper.follow('Seguir el pedido', /^\/profile\/orders\/\d+$/);
}

/** What a shop must be able to do in every browser. */
export const stories: Readonly<Record<string, Story>> = {
  'goes from the home page to a section and a product': async (shopper) => {
    await shopper.open('/');
    await shopper.click('link', /^Brocas, discos y hojas/);
    await shopper.isAt(/\/brocas-discos$/);
    await shopper.click('link', 'Brocas para metal');
    await shopper.isAt(/brocas-metal/);
  },
  'chooses a suggestion by keyboard': async (shopper) => {
    await shopper.open('/');
    await shopper.fill('Buscar en la tienda', 'rotaflex', 'combobox');
    await shopper.sees('option', /Amoladora/);
    await shopper.press('ArrowDown');
    await shopper.press('Enter');
    await shopper.isAt(/^\/(?:catalog|product|search)\//);
  },
  'filters a section': async (shopper) => {
    await shopper.open(drills);
    await shopper.click('checkbox', /^Festool/);
    await shopper.isAt(/festool/i);
    await shopper.reads(/61\sproductos/);
  },
  'adds one piece by two clicks, and changes the quantity': async (shopper, request) => {
    await addProduct(shopper, request, 2);
    await shopper.isAt(/^\/product\//);
    await shopper.fill(/^Cantidad/, '3');
    await shopper.press('Enter');
    await shopper.click('link', /Cesta$/);
    await shopper.isAt(/^\/basket$/);
    await shopper.reads(/3\sunidades/);
  },
  'reads a message and takes back what it did': async (shopper) => {
    await shopper.open(drills);
    await shopper.click('button', /^Guardar en favoritos/);
    await shopper.seesPressed(/^Guardar en favoritos/);
    await shopper.open('/favorites');
    await shopper.click('button', /^Guardar en favoritos/);
    await shopper.click('button', 'Deshacer');
    await shopper.sees('link', /1 producto.*Favoritos|Favoritos.*1/);
  },
  'compares two products': async (shopper) => {
    await shopper.open(drills);
    await shopper.click('button', /^Comparar/);
    await shopper.seesPressed(/^Comparar/);
    // Its bar has come, and with it the scripts, which Firefox would say it could not load on leaving.
    await shopper.sees('link', 'Comparar');
    await shopper.open('/compare');
    await shopper.sees('button', /^Quitar de la comparación/);
  },
  'orders without an account': order,
  'searches the questions': async (shopper) => {
    await shopper.open('/faq');
    await shopper.fill('Busca en las preguntas', 'POLITICA privacidad');
    await shopper.reads(/\b1\spregunta/);
  },
  'signs in': async (shopper, request) => {
    const email = newAddress();
    await createAccount(request, email);
    await shopper.open('/faq');
    await shopper.click('link', 'Perfil');
    await shopper.fill('Correo electrónico', email);
    await shopper.fill('Contraseña', password);
    await shopper.click('button', 'Entrar');
    await shopper.seesNoDialog();
    await shopper.open('/profile/personal');
    await shopper.holds('Marta');
  },
  'writes to the shop': async (shopper) => {
    await shopper.open('/contacts');
    await shopper.fill('Nombre', 'Marta Soler');
    await shopper.fill('Correo', newAddress());
    await shopper.fill('Mensaje', '¿Tenéis brocas de 6 mm?');
    await shopper.click('checkbox', /^He leído/);
    await shopper.click('button', 'Enviar');
    await shopper.sees('heading', 'Mensaje enviado');
  },
};
