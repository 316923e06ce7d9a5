import { ProductGrid, ProductRows } from '#design/product-grid.tsx';
import type { ProductCard as Product } from '../contract.ts';
import type { ListingView } from './listing-view-store.ts';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';
import type { ShownIn } from './shown-in.ts';

/** The first row of the widest window, whose pictures are fetched at once. */
const firstRow = 4;

type ListingProductsProps = { products: readonly Product[]; view: ListingView; busy: boolean; shownIn: ShownIn };

export const ListingProducts = ({ products, view, busy, shownIn }: ListingProductsProps) =>
  view === 'list' ? (
    <ProductRows busy={busy}>
      {products.map((product, index) => (
        <ProductRow key={product.id} product={product} shownIn={shownIn} eager={index < 2} />
      ))}
    </ProductRows>
  ) : (
    <ProductGrid columns={4} besideFilters busy={busy}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} shownIn={shownIn} eager={index < firstRow} level={2} />
      ))}
    </ProductGrid>
  );
