import { ProductGrid, ProductRows } from '#design/products/product-grid.tsx';
import { ProductCardSkeleton } from '#design/page/skeleton.tsx';
import type { ListingView } from '#values/listing.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { ProductCard } from '../cards/product-card.tsx';
import { ProductRow } from '../cards/product-row.tsx';
import type { ShownIn } from '../cards/shown-in.ts';
import type { ShownProduct } from '../cards/shown-product.ts';

/** The first row of the widest window, whose pictures are fetched at once. */
const firstRow = 4;

/** The cards of one row, in whose room the next page will come. */
const coming = Array.from({ length: firstRow }, (_, index) => index);

type ListingProductsProps = {
  products: readonly ShownProduct[];
  view: ListingView;
  busy: boolean;
  isLoadingMore: boolean;
  shownIn: ShownIn;
};

export const ListingProducts = ({ products, view, busy, isLoadingMore, shownIn }: ListingProductsProps) =>
  view === 'list' ? (
    <ProductRows busy={busy}>
      <Rows products={products} shownIn={shownIn} />
    </ProductRows>
  ) : (
    <ProductGrid columns={4} besideFilters busy={busy}>
      <Cards products={products} shownIn={shownIn} />
      {isLoadingMore && coming.map((index) => <ProductCardSkeleton key={`coming ${index}`} />)}
    </ProductGrid>
  );

type ProductsProps = Pick<ListingProductsProps, 'products' | 'shownIn'>;

const Rows = cachedFragment(({ products, shownIn }: ProductsProps) =>
  products.map((product, index) => (
    <ProductRow key={product.id} product={product} shownIn={shownIn} eager={index < 2} />
  )),
);

const Cards = cachedFragment(({ products, shownIn }: ProductsProps) =>
  products.map((product, index) => (
    <ProductCard key={product.id} product={product} shownIn={shownIn} eager={index < firstRow} level={2} />
  )),
);
