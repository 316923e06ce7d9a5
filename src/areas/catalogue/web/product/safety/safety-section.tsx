import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ProductSafetyProps } from './product-safety.tsx';

// A static import would put the section into the browser's bundle of the page.
const ProductSafety = import.meta.env.SSR
  ? (await import('./product-safety.tsx')).default
  : lazy(() => import('./product-safety.tsx'));

const never = () => () => {};

/**
 * Maker, warnings, guarantee and take-back of a product. Nothing in it reacts to the visitor: the browser leaves the
 * server's markup as it is, and loads the code only when it goes on to another product.
 */
export function SafetySection(props: ProductSafetyProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  if (isFromServer && !import.meta.env.SSR)
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Suspense>
        <ProductSafety {...props} />
      </Suspense>
    </div>
  );
}
