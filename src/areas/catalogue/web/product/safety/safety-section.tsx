import { ServerMarkup } from '#web/server-markup.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import type { ProductSafetyProps } from './product-safety.tsx';

// A static import would put the section into the browser's bundle of the page.
const ProductSafety = import.meta.env.SSR
  ? (await import('./product-safety.tsx')).default
  : lazyPart(() => import('./product-safety.tsx'));

/** Maker, warnings, guarantee and take-back of a product. */
export const SafetySection = (props: ProductSafetyProps) => (
  <ServerMarkup>
    <ProductSafety {...props} />
  </ServerMarkup>
);
