import { ServerMarkup } from '#web/server-markup.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { ProductFitsProps } from './product-fits.tsx';

// A static import would put the section into the browser's bundle of the page.
const ProductFits = import.meta.env.SSR
  ? (await import('./product-fits.tsx')).default
  : lazyPart(() => import('./product-fits.tsx'));

/** What fits a product: its accessories, the machines that take it, and what shares its platform. */
export const FitsSection = (props: ProductFitsProps) => (
  <ServerMarkup>
    <ProductFits {...props} />
  </ServerMarkup>
);
