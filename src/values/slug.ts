/** ASCII words joined by hyphens, at most 80 characters: 'Broca Ø 8,5 mm' → 'broca-o-8-5-mm'. Empty when nothing is left. */
export function slugOf(text: string): string {
  return text
    .replace(/[Øø]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[·’'`]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
