import type { QuickOrder } from '#areas/basket/contract.ts';
import { type CorrectedLine, ownWords } from './corrected-line.ts';

type Line = Pick<QuickOrder['lines'][number], 'line' | 'text' | 'quantity'>;

/** What is typed into the field of a line; it counts as long as the line has the text that it had then. */
export interface TypedQuantity {
  readonly of: string;
  readonly value: string;
}

/** What a line's field shows: what is typed into it, else the pieces that the shop has read. */
export const shownQuantity = ({ text, quantity }: Omit<Line, 'line'>, typed: TypedQuantity | null): string =>
  typed?.of === text ? typed.value : String(quantity ?? '');

/** The line with the quantity of its field; null where that is none, or is what the line says already. */
export function correctQuantity(
  { line, text, quantity, product }: Line & { readonly product: { readonly article: string } },
  shown: string,
): CorrectedLine | null {
  const written = shown.trim();
  if (!/^[1-9]\d{0,5}$/.test(written) || Number(written) === quantity) return null;
  const correct = [product.article, written, ownWords(text, product.article)].filter(Boolean).join('; ');
  return correct === text ? null : { line, text, correct };
}
