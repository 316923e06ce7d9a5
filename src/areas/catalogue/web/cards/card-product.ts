import { standardVatRate, type VatRate } from '#areas/pricing/vat.ts';
import type { Listing, ProductCard } from '../../contract.ts';

type Feature = NonNullable<ProductCard['attributes']>[number];
export type CardFeature = Pick<Feature, 'name' | 'value' | 'unit'>;

/** The part of a product that cards and rows need. Pages carry no more, because they contain their data twice: as markup and for hydration. */
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
  | 'energy_class'
  | 'energy_scale'
  | 'eprel'
> & {
  /** Where the name begins with it. */
  readonly modelName?: string | null;
  readonly brand: Pick<NonNullable<ProductCard['brand']>, 'name'> | null;
  /** Only reduced products have one. */
  readonly lowestPrice30Days?: number | null;
  /** Only kits that cost less than their parts have one. */
  readonly kitSaving?: ProductCard['kitSaving'];
  /** Only goods sold by content have one. */
  readonly unitPrice?: ProductCard['unitPrice'];
  readonly price: Pick<ProductCard['price'], 'base' | 'sale'>;
  readonly quantityPrices?: ProductCard['quantityPrices'];
  /** Where it is not the standard rate. */
  readonly vatRate?: VatRate;
  readonly section: Pick<ProductCard['section'], 'id'>;
  /** In listings, of machines that are sold without battery or charger. */
  readonly bare?: ProductCard['bare'];
  readonly readyToUse?: Pick<NonNullable<ProductCard['readyToUse']>, 'price'> | undefined;
  readonly attributes?: readonly CardFeature[];
  /** Two or three, or none. */
  readonly keyFigures?: readonly CardFeature[];
};

/** A listing as its page carries it. */
export type ListingData = Omit<Listing, 'products'> & { readonly products: readonly CardProduct[] };

/** Features beside a picture in the list view. */
export const maxFeatures = 4;

export function toCardProduct({
  id,
  url,
  name,
  modelName,
  article,
  brand,
  picture,
  price: { base, sale },
  discount,
  lowestPrice30Days,
  unitPrice,
  kitSaving,
  quantityPrices,
  vatRate,
  energy_class,
  energy_scale,
  eprel,
  stock,
  labels,
  isArchived,
  isSellable,
  isVirtual,
  section,
  attributes,
  keyFigures = [],
}: ProductCard): CardProduct {
  return {
    ...{ id, url, name, article, picture, discount, stock, labels, isArchived, isSellable, isVirtual },
    price: { base, sale },
    ...(modelName && { modelName }),
    brand: brand && { name: brand.name },
    ...(lowestPrice30Days !== null && { lowestPrice30Days }),
    ...(unitPrice && { unitPrice }),
    ...(kitSaving && { kitSaving }),
    ...(quantityPrices && { quantityPrices }),
    ...(vatRate !== standardVatRate && { vatRate }),
    ...(energy_class && { energy_class, energy_scale, eprel }),
    section: { id: section.id },
    ...(attributes && { attributes: attributes.slice(0, maxFeatures).map(toFeature) }),
    ...(keyFigures.length > 0 && { keyFigures: keyFigures.map(toFeature) }),
  };
}

const toFeature = ({ name, value, unit }: CardFeature): CardFeature => ({ name, value, unit });

/** A card shows no features, so they must not be part of its cache key. */
export const withoutFeatures = ({ attributes: _features, ...product }: CardProduct): Omit<CardProduct, 'attributes'> =>
  product;
