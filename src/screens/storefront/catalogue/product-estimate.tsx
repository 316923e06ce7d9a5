import { lazyPart } from '#web/missing-scripts.ts';

// The server's markup is left as it is: a static import would put it into the browser's bundle of the page.
export const ProductEstimate = import.meta.env.SSR
  ? (await import('#areas/delivery/web/estimate/product-estimate.tsx')).default
  : lazyPart(() => import('#areas/delivery/web/estimate/product-estimate.tsx'));
