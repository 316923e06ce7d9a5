import type { APIRequestContext, Page } from '@playwright/test';
import { password } from './create-account.ts';
import { expect, waitForHydration } from './fixtures.ts';

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly section: { readonly id: number; readonly name: string };
  readonly stock: { readonly available: boolean; readonly quantity: number };
  readonly price: { readonly base: number; readonly sale: number };
}

export async function listProducts(request: APIRequestContext): Promise<Product[]> {
  const data = { sectionId: 172, limit: 96, filters: { available: true } };
  const answer = await request.post('/api/catalog/product/list', { data });
  return ((await answer.json()) as { products: Product[] }).products;
}

/** Products of the two largest sections, the larger first. */
export async function ofTwoSections(request: APIRequestContext): Promise<[Product[], Product[]]> {
  const bySection = Map.groupBy(await listProducts(request), ({ section }) => section.id);
  const sections = [...bySection.values()].sort((a, b) => b.length - a.length);
  return [sections[0]!, sections[1]!];
}

/** Stores a list on the device, as after an earlier visit. */
export const storeOnDevice = (
  page: Page,
  list: 'favourites' | 'compare',
  products: readonly Product[],
): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    list,
    JSON.stringify(products.map(({ id, section }) => [id, section.id])),
  ] as const);

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export const main = (page: Page) => page.getByRole('main');
/** The visible link, in the header or the tab bar. */
export const visibleLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).locator('visible=true');

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Perfil' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
}
