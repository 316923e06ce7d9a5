import { lazy, Suspense } from 'react';
import { ProductGrid, ProductRows } from '#design/product-grid.tsx';
import { ProductCardSkeleton } from '#design/skeleton.tsx';
import { KeptMarkup } from '#web/kept-markup.tsx';
import type { ListingView } from './listing-view-store.ts';
import { ProductCard } from './product-card.tsx';
import type { ShownIn } from './shown-in.ts';
import type { ShownProduct } from './shown-product.ts';

// Pages come as a table; the list is a choice of the device.
const ProductRow = lazy(async () => ({ default: (await import('./product-row.tsx')).ProductRow }));

/** The first row of the widest window, whose pictures are fetched at once. */
const firstRow = 4;

/** The cards of one row, in whose room the next page will come. */
const coming = Array.from({ length: firstRow }, (_, index) => index);

type ListingProductsProps = { products: readonly ShownProduct[]; view: ListingView; busy: boolean; isLoadingMore: boolean; shownIn: ShownIn };

export const ListingProducts = ({ products, view, busy, isLoadingMore, shownIn }: ListingProductsProps) =>
  view === 'list' ? (
    <ProductRows busy={busy}>
      <Suspense>
        {products.map((product, index) => (
          <ProductRow key={product.id} product={product} shownIn={shownIn} eager={index < 2} />
        ))}
      </Suspense>
    </ProductRows>
  ) : (
    <ProductGrid columns={4} besideFilters busy={busy}>
      <KeptMarkup of={['cards', products]}>
        {() =>
          products.map((product, index) => (
            <ProductCard key={product.id} product={product} shownIn={shownIn} eager={index < firstRow} level={2} />
          ))
        }
      </KeptMarkup>
      {isLoadingMore && coming.map((index) => <ProductCardSkeleton key={`coming ${index}`} />)}
    </ProductGrid>
  );
