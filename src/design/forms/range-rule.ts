export type Range = { min: number; max: number };

/**
 * The range after one end was moved, kept within the bounds; null when min would reach or pass max,
 * which the filters reject (storefront.md, 'Product listing and product page').
 */
export function movedEnd(range: Range, end: keyof Range, value: number, bounds: Range): Range | null {
  if (!Number.isFinite(value)) return null;
  const moved = { ...range, [end]: Math.min(bounds.max, Math.max(bounds.min, value)) };
  return moved.min < moved.max ? moved : null;
}

/** A number as people type it in Spain: '1.250,50 €' → 1250.5; null for anything else. */
export function typedNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0€]/g, '');
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare) || /^\d+(,\d+)?$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d+\.\d+$/.test(bare) ? Number(bare) : null;
}
