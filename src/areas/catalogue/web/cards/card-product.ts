import type { Listing, ProductCard } from '../../contract.ts';

type Feature = NonNullable<ProductCard['attributes']>[number];

/** What cards and rows show of a product. Pages carry their data twice, as markup and for the script, so this is all they hold. */
export type CardProduct = Pick<
  ProductCard,
  | 'id'
  | 'url'
  | 'name'
  | 'article'
  | 'picture'
  | 'discount'
  | 'stock'
  | 'labels'
  | 'isArchived'
  | 'isSellable'
  | 'isVirtual'
> & {
  readonly brand: Pick<NonNullable<ProductCard['brand']>, 'name'> | null;
  /** Of a reduced product. */
  readonly lowestPrice30Days?: number | null;
  readonly price: Pick<ProductCard['price'], 'base' | 'sale'>;
  readonly section: Pick<ProductCard['section'], 'id'>;
  readonly attributes?: readonly Pick<Feature, 'name' | 'value' | 'unit'>[];
};

/** A listing as its page holds it. */
export type ListingData = Omit<Listing, 'products'> & { readonly products: readonly CardProduct[] };

/** As many features as stand beside a picture in the list view. */
export const maxFeatures = 4;

export function toCardProduct({
  brand,
  price: { base, sale },
  lowestPrice30Days,
  section,
  attributes,
  ...product
}: ProductCard): CardProduct {
  const { id, url, name, article, picture, discount, stock, labels, isArchived, isSellable, isVirtual } = product;
  return {
    ...{
      id,
      url,
      name,
      article,
      picture,
      discount,
      stock,
      labels,
      isArchived,
      isSellable,
      isVirtual,
      price: { base, sale },
    },
    brand: brand && { name: brand.name },
    ...(lowestPrice30Days !== null && { lowestPrice30Days }),
    section: { id: section.id },
    ...(attributes && {
      attributes: attributes
        .slice(0, maxFeatures)
        .map(({ name: feature, value, unit }) => ({ name: feature, value, unit })),
    }),
  };
}

/** A card shows no features, so they are no reason for keeping its markup apart. */
export const withoutFeatures = ({ attributes: _features, ...product }: CardProduct): Omit<CardProduct, 'attributes'> =>
  product;
