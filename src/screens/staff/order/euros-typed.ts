/** Euros that were typed, with a comma or dot before the cents: '1.234,5' is 1234.5; null for anything else. */
export function eurosTyped(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s*€$/, '')
    .replaceAll(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0;
  return amount > 0 ? amount : null;
}
