import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { useStore } from '#web/use-store.ts';
import { type AttributeRow, attributeRows } from '../../attribute-rows.ts';
import { type ListSort, maxCompared } from '../../list-rules.ts';
import type { ListState } from '../list-store.ts';
import { useListView } from '../use-list-view.ts';
import { compared } from '../shopper-lists.ts';

export interface Comparison {
  readonly list: readonly ProductCard[];
  readonly attributes: readonly AttributeRow[];
  /** Names of the products for which the account's list had no room at login. */
  readonly waiting: readonly string[];
}

/** The compared products, without those removed since they were loaded. */
export function useComparedProducts(sort: ListSort) {
  const { waiting } = useStore(compared.store);
  const view = useListView<Comparison>(compared, `${sort} ${waiting.join()}`, (state) => load(state, sort));
  return { ...view, products: (view.value?.list ?? []).filter(({ id }) => view.ids.includes(id)) };
}

async function load({ owner, ids, waiting }: ListState, sort: ListSort): Promise<Comparison | null> {
  if (ids.length === 0) return { list: [], attributes: [], waiting: [] };
  if (owner !== null) {
    const [found, notFitting] = await Promise.all([
      browserApi()('POST /content/page/compare', { body: { limit: maxCompared, sort } }),
      waiting.length > 0 ? listProducts(waiting) : [],
    ]);
    return found.ok ? { ...found.value, waiting: (notFitting ?? []).map(({ name }) => name) } : null;
  }
  const products = await listProducts(ids, sort);
  return products && { list: products, attributes: attributeRows(products), waiting: [] };
}

async function listProducts(ids: readonly number[], sort: ListSort = 'added') {
  const order = sort === 'added' ? {} : { sort };
  const body = { ids: ids.slice(0, maxCompared), withAttributes: true, limit: maxCompared, ...order };
  const found = await browserApi()('POST /catalog/product/list', { body });
  return found.ok && 'products' in found.value ? found.value.products : null;
}
