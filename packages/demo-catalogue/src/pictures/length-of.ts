import type { AttributeCode, Values } from '../attributes.ts';

const garments = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'];

/** A value as a number: also of a garment (`xl`), a thread (`m8`), inches (`3-8`) and the two halves of a cylinder (`30-40`). */
export function lengthOf(value: Values[AttributeCode]): number | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
  if (garments.includes(value)) return 8 + garments.indexOf(value);
  const [, whole = '', part] = /^m?(\d+)(?:-(\d+))?$/.exec(value) ?? [];
  if (whole === '') return undefined;
  if (part === undefined) return Number(whole);
  return Number(part) > 9 ? Number(whole) + Number(part) : Number(whole) / Number(part);
}
