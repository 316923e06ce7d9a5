import { useRouteLoaderData } from 'react-router';
import { loadFinancing } from '#areas/payment/web/load-financing.ts';
import { toStoreContacts } from '#areas/store/web/store-contacts.ts';
import { apiOf, type LoaderArguments } from '#web/router-context.ts';
import { valueOrErrorPage } from '#web/api-client.ts';
import { shopFrame } from '#values/screen.ts';

/** Brands for which the footer has room. */
const footerBrands = 8;

/**
 * The data of header and footer, loaded once per page load. It is part of every page, so it contains only what is visible at
 * first; the catalogue overlay loads the sections of a category by itself.
 */
export async function loadFrame({ context }: LoaderArguments) {
  const api = apiOf(context);
  const [tree, featured, brands, menu, contacts, base, financing] = await Promise.all([
    api('GET /catalog/section/tree', { query: { catalogType: 'virtualStructure' } }).then(valueOrErrorPage),
    api('GET /catalog/section/list-for-footer').then(valueOrErrorPage),
    api('GET /reference/brand/list').then(valueOrErrorPage),
    api('GET /menu/full').then(valueOrErrorPage),
    api('GET /content/contact/base').then(valueOrErrorPage),
    api('GET /content/page/base').then(valueOrErrorPage),
    loadFinancing(api),
  ]);
  return {
    groups: tree.items.map(({ id, name, url, children }) => ({
      id,
      name,
      url,
      categories: children.map(({ treeChildren: _loadedOnDemand, ...category }) => category),
    })),
    featured,
    brands: brands.list.slice(0, footerBrands).map(({ name, url, color }) => ({ name, url, color })),
    menu,
    contacts: toStoreContacts(contacts),
    base,
    financing,
  };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
export type Category = FrameData['groups'][number]['categories'][number];

/** The data of header and footer; undefined where they could not be loaded. */
export const useFrameIfLoaded = () => useRouteLoaderData<FrameData>(shopFrame);

/** The data of header and footer; only for components within the frame. */
export function useFrame(): FrameData {
  const data = useFrameIfLoaded();
  if (!data) throw new Error('used outside the frame');
  return data;
}
