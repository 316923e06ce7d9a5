import { Fragment } from 'react';
import { ProductGrid, ProductRows } from '#design/products/product-grid.tsx';
import { ProductCardSkeleton } from '#design/page/skeleton.tsx';
import type { ListingView } from '#values/listing.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { ProductRow } from '../cards/product-row.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import type { CardProduct } from '../cards/card-product.ts';
import { type ListingExtras, ListingHelp, ListingTile } from './listing-tile.tsx';

/** Cards in the first row of the widest window, whose pictures are not loaded lazily. */
const firstRow = 4;

/** Placeholders for the next page: one row of cards. */
const placeholders = Array.from({ length: firstRow }, (_, index) => index);

type ListingProductsProps = {
  products: readonly CardProduct[];
  view: ListingView;
  busy: boolean;
  isLoadingMore: boolean;
  /** Shown where the list begins with its first page. */
  extras?: ListingExtras | undefined;
  /** Products of a full page. */
  limit: number;
  context: CatalogueContext;
};

export const ListingProducts = ({
  products,
  view,
  busy,
  isLoadingMore,
  extras,
  limit,
  context,
}: ListingProductsProps) =>
  view === 'list' ? (
    <ProductRows busy={busy}>
      <Rows products={products} context={context} />
    </ProductRows>
  ) : (
    <ProductGrid columns={4} besideFilters busy={busy}>
      <Cards products={products} extras={extras} limit={limit} context={context} />
      {isLoadingMore && placeholders.map((index) => <ProductCardSkeleton key={`placeholder ${index}`} />)}
    </ProductGrid>
  );

type ProductsProps = Pick<ListingProductsProps, 'products' | 'context'>;

const Rows = cachedFragment(({ products, context }: ProductsProps) =>
  products.map((product, index) => (
    <ProductRow key={product.id} product={product} context={context} eager={index < 2} />
  )),
);

/** Full rows of two and three columns, and half of the second row of four: a tile of two leaves no hole in any of them. */
const beforeTile = 6;

const Cards = cachedFragment(
  ({ products, extras, limit, context }: ProductsProps & Pick<ListingProductsProps, 'extras' | 'limit'>) => {
    const tile = products.length > beforeTile ? extras?.tile : null;
    return products.map((product, index) => (
      <Fragment key={product.id}>
        {tile && index === beforeTile && <ListingTile tile={tile} context={context} />}
        <ProductCard product={product} context={context} eager={index < firstRow} level={2} />
        {tile && index === limit - 1 && <ListingHelp {...extras!} context={context} />}
      </Fragment>
    ));
  },
);
