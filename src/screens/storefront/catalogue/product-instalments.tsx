import { useFrame } from '../frame/frame-data.ts';
import { lazyPart } from '#web/missing-scripts.ts';

// A static import would put the calculation into the browser's bundle of the page.
const InstalmentLine = import.meta.env.SSR
  ? (await import('#areas/payment/web/instalment-line.tsx')).default
  : lazyPart(() => import('#areas/payment/web/instalment-line.tsx'));

/** The row on instalments of a price in euros; nothing where no lender has it. */
export const ProductInstalments = ({ price }: { price: number }) => (
  <InstalmentLine as="li" offers={useFrame().financing} amount={price} />
);
