import type { ShortProduct } from './shortage.tsx';

/** For a quantity's stepper: says what became of a number that it refused, of a product of which `left` can be had. */
export const explainRefusal =
  (product: ShortProduct, left: number) =>
  async (wanted: number | null): Promise<void> => {
    const { showShortage, showWrongQuantity } = await import('./shortage.tsx');
    if (wanted === null) showWrongQuantity();
    else showShortage({ product, wanted, left });
  };
