import { browserApi } from '#web/browser-api.ts';
import type { ProductCard } from '../contract.ts';
import { forgetViewed, rememberViewed, viewedProducts } from './viewed-store.ts';

/** As many as a row shows (storefront.md section 9). */
const mostShown = 10;

/** Notes a product as seen: in the account's history, or on the device of a visitor. */
export async function noteViewed(isSignedIn: boolean, productId: number): Promise<void> {
  if (isSignedIn) await addToAccount([productId]);
  else rememberViewed(productId);
}

/** What was seen before, the latest first; without the product whose page shows it. */
export async function listViewed(isSignedIn: boolean, except?: number): Promise<readonly ProductCard[]> {
  const seen = isSignedIn ? await listOfAccount() : await listOfDevice(except);
  return seen.filter(({ id }) => id !== except).slice(0, mostShown);
}

/** What goes with what was seen before; nothing for who has seen nothing yet. */
export async function listForViewer(isSignedIn: boolean): Promise<readonly ProductCard[]> {
  const seen = await listViewed(isSignedIn);
  if (seen.length === 0) return [];
  const productIds = seen.map(({ id }) => id).join(',');
  const found = await browserApi()('GET /catalog/product/recommended', { query: { productIds } });
  return found.ok ? found.value.list : [];
}

/** At login what the device remembers joins the account and is forgotten here (decisions.md section 5). */
export async function joinViewed(): Promise<void> {
  const ids = viewedProducts();
  if (ids.length > 0 && (await addToAccount(ids))) forgetViewed();
}

async function addToAccount(ids: readonly number[]): Promise<boolean> {
  try {
    return (await browserApi()('POST /catalog/product/viewed', { body: { product_ids: [...ids] } })).ok;
  } catch {
    // The history is an extra: without it the shop works.
    return false;
  }
}

async function listOfAccount(): Promise<readonly ProductCard[]> {
  const rows = await browserApi()('GET /catalog/product/carousel', { query: { types: 'viewed' } });
  return rows.ok ? (rows.value.viewed ?? []) : [];
}

async function listOfDevice(except?: number): Promise<readonly ProductCard[]> {
  const ids = viewedProducts()
    .filter((id) => id !== except)
    .slice(0, mostShown);
  if (ids.length === 0) return [];
  const found = await browserApi()('POST /catalog/product/list', { body: { ids } });
  return found.ok && 'products' in found.value ? found.value.products : [];
}
