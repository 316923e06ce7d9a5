import type { APIRequestContext, Page } from '@playwright/test';
import { defaultSectionId } from '#values/listing.ts';

export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly article: string;
  readonly name: string;
  readonly url: string;
  readonly isArchived: boolean;
  readonly section: { readonly id: number; readonly name: string };
  readonly stock: { readonly available: boolean; readonly quantity: number };
  readonly price: { readonly base: number; readonly sale: number };
}

/** Products of the demo's main section that are in stock, unless the query says otherwise. */
export async function listProducts(request: APIRequestContext, query: object = {}): Promise<Product[]> {
  const data = { sectionId: defaultSectionId, limit: 96, filters: { available: true }, ...query };
  const response = await request.post('/api/catalog/product/list', { data });
  return ((await response.json()) as { products: Product[] }).products;
}

/** The products with the most stock first: tests that run at the same time buy them too. */
export async function listWellStocked(request: APIRequestContext): Promise<[Product, Product, ...Product[]]> {
  const products = await listProducts(request);
  const [first, second, ...others] = products.sort((one, other) => other.stock.quantity - one.stock.quantity);
  return [first!, second!, ...others];
}

/** A well-stocked product that every lender finances. */
export async function findFinanced(request: APIRequestContext): Promise<Product> {
  const products = await listProducts(request);
  return products.find(({ price, stock }) => {
    const euros = price.sale || price.base;
    return euros > 320 && euros < 900 && stock.quantity > 20;
  })!;
}

/** Products of the two largest sections, the larger first. */
export async function listTwoSections(request: APIRequestContext): Promise<[Product[], Product[]]> {
  const bySection = Map.groupBy(await listProducts(request), ({ section }) => section.id);
  const sections = [...bySection.values()].sort((a, b) => b.length - a.length);
  return [sections[0]!, sections[1]!];
}

/** Stores a list on the device, as after an earlier visit. */
export async function storeOnDevice(
  page: Page,
  list: 'favourites' | 'compare',
  products: readonly Product[],
): Promise<void> {
  // Of all addresses of the shop the one with the least to load.
  if (page.url() === 'about:blank') await page.goto('/livez');
  const stored = JSON.stringify(products.map(({ id, section }) => [id, section.id]));
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [list, stored] as const);
}
