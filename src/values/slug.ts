/** ASCII words joined by hyphens, at most 90 characters, cut between words: 'Broca Ø 8,5 mm' → 'broca-o-8-5-mm'. Empty when nothing is left. */
export function slugOf(text: string): string {
  return text
    .replace(/[Øø]/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[·’'`]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(.{1,90})(-.*|$)/, '$1')
    .slice(0, 90);
}
