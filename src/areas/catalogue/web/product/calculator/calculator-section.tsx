import { LiveWhenNear } from '#web/live-when-near.tsx';
import { lazyPart } from '#web/missing-scripts.ts';
import { canPurchase } from '../../cards/product-status.ts';
import type { NeedCalculatorProps } from './need-calculator.tsx';

// A static import would put the calculator into the browser's bundle of the page.
const NeedCalculator = import.meta.env.SSR
  ? (await import('./need-calculator.tsx')).default
  : lazyPart(() => import('./need-calculator.tsx'));

/** How much of a product a job takes; nothing where that is not known, or none can be bought. */
export function CalculatorSection(props: Omit<NeedCalculatorProps, 'calculation' | 'typed'>) {
  const { calculation, versions } = props.product;
  if (!calculation || ![props.product, ...versions].some(canPurchase)) return null;
  return (
    <LiveWhenNear>{(typed) => <NeedCalculator {...props} calculation={calculation} typed={typed} />}</LiveWhenNear>
  );
}
