import type { User } from '../user-store.ts';

export type Address = User['addresses'][number];

/** An address in one line: 'Carrer del Mar 12, 3, 2 · 08911 Badalona'. */
export function addressLine({ street, house, floor, apartment, city, value }: Address): string {
  const line = [[street, house].filter(Boolean).join(' '), floor, apartment].filter(Boolean).join(', ');
  const place = [value?.zipcode, city].filter(Boolean).join(' ');
  return [line, place].filter(Boolean).join(' · ') || (value?.address ?? '');
}
