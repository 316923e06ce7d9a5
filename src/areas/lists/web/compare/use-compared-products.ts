import type { ProductCard } from '#areas/catalogue/contract.ts';
import { browserApi } from '#web/browser-api.ts';
import { type AttributeRow, attributeRows } from '../../attribute-rows.ts';
import { maxCompared } from '../../compare-rules.ts';
import type { ListState } from '../list-store.ts';
import { useListView } from '../use-list-view.ts';
import { compared } from '../shopper-lists.ts';

export interface Comparison {
  readonly list: readonly ProductCard[];
  readonly attributes: readonly AttributeRow[];
}

/** The compared products, without those removed since they were loaded. */
export function useComparedProducts() {
  const view = useListView<Comparison>(compared, '', load);
  return { ...view, products: (view.value?.list ?? []).filter(({ id }) => view.ids.includes(id)) };
}

async function load({ owner, ids }: ListState): Promise<Comparison | null> {
  if (ids.length === 0) return { list: [], attributes: [] };
  if (owner !== null) {
    const found = await browserApi()('POST /content/page/compare', { body: { limit: maxCompared } });
    return found.ok ? found.value : null;
  }
  const body = { ids: [...ids], withAttributes: true, limit: maxCompared };
  const found = await browserApi()('POST /catalog/product/list', { body });
  if (!found.ok || !('products' in found.value)) return null;
  const { products } = found.value;
  return { list: products, attributes: attributeRows(products) };
}
