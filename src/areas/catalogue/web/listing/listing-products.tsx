import { ProductGrid, ProductRows } from '#design/products/product-grid.tsx';
import { ProductCardSkeleton } from '#design/page/skeleton.tsx';
import type { ListingView } from '#values/listing.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { ProductRow } from '../cards/product-row.tsx';
import type { CatalogueContext } from '../cards/catalogue-context.ts';
import type { CardProduct } from '../cards/card-product.ts';

/** Cards in the first row of the widest window, whose pictures are not loaded lazily. */
const firstRow = 4;

/** Placeholders for the next page: one row of cards. */
const placeholders = Array.from({ length: firstRow }, (_, index) => index);

type ListingProductsProps = {
  products: readonly CardProduct[];
  view: ListingView;
  busy: boolean;
  isLoadingMore: boolean;
  context: CatalogueContext;
};

export const ListingProducts = ({ products, view, busy, isLoadingMore, context }: ListingProductsProps) =>
  view === 'list' ? (
    <ProductRows busy={busy}>
      <Rows products={products} context={context} />
    </ProductRows>
  ) : (
    <ProductGrid columns={4} besideFilters busy={busy}>
      <Cards products={products} context={context} />
      {isLoadingMore && placeholders.map((index) => <ProductCardSkeleton key={`placeholder ${index}`} />)}
    </ProductGrid>
  );

type ProductsProps = Pick<ListingProductsProps, 'products' | 'context'>;

const Rows = cachedFragment(({ products, context }: ProductsProps) =>
  products.map((product, index) => (
    <ProductRow key={product.id} product={product} context={context} eager={index < 2} />
  )),
);

const Cards = cachedFragment(({ products, context }: ProductsProps) =>
  products.map((product, index) => (
    <ProductCard key={product.id} product={product} context={context} eager={index < firstRow} level={2} />
  )),
);
