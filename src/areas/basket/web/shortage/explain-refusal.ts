import type { ShortProduct } from './shortage.tsx';

/** For a quantity's stepper: reads what it refused, and says what became of it, of a product of which `left` can be had. */
export const explainRefusal =
  (product: ShortProduct, left: number) =>
  async (text: string, take: (quantity: number) => void): Promise<void> =>
    (await import('./shortage.tsx')).explainRefused(product, left, text, take);
