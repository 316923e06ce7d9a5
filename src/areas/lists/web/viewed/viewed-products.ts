import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { consentedStorage } from '#web/consented-storage.ts';

const memory = consentedStorage('viewed-products');
const maxOnDevice = 20;
/** storefront.md section 9 */
const maxShown = 10;

/** Adds a product to the account's history, or for a visitor to the device's. */
export async function addViewed(isSignedIn: boolean, productId: number): Promise<void> {
  if (isSignedIn) await addToAccount([productId]);
  else memory.write([productId, ...idsOfDevice().filter((id) => id !== productId)].slice(0, maxOnDevice));
}

/** The products viewed lately, the latest first; without the product whose page shows them. */
export async function listViewed(isSignedIn: boolean, except?: number): Promise<readonly ProductCard[]> {
  const viewed = isSignedIn ? await listOfAccount() : await listOfDevice(except);
  return viewed.filter(({ id }) => id !== except).slice(0, maxShown);
}

/** Suggestions for the products viewed lately; none without any. */
export async function listForViewer(isSignedIn: boolean): Promise<readonly ProductCard[]> {
  const viewed = await listViewed(isSignedIn);
  if (viewed.length === 0) return [];
  const productIds = viewed.map(({ id }) => id).join(',');
  const found = await browserApi()('GET /catalog/product/recommended', { query: { productIds } });
  return found.ok ? found.value.list : [];
}

/** At login the device's history joins the account's and is deleted here (decisions.md section 5). */
export async function joinViewed(): Promise<void> {
  const ids = idsOfDevice();
  if (ids.length === 0) return;
  // The list is deleted before it is sent, so that one of several tabs sends it.
  memory.remove();
  if (!(await addToAccount(ids))) memory.write(ids);
}

/** The stored value may be damaged or of an older version. */
function idsOfDevice(): readonly number[] {
  const stored = memory.read();
  const ids = Array.isArray(stored) ? (stored as unknown[]) : [];
  return ids.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0).slice(0, maxOnDevice);
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
  const ids = idsOfDevice()
    .filter((id) => id !== except)
    .slice(0, maxShown);
  if (ids.length === 0) return [];
  const found = await browserApi()('POST /catalog/product/list', { body: { ids } });
  return found.ok && 'products' in found.value ? found.value.products : [];
}
