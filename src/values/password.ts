export const passwordLength = { min: 6, max: 50 } as const;

// Printable Latin-1 without spaces: Latin letters (ñ, ç and accents too), digits and special characters.
const pattern = /^[!-~¡-¬®-ÿ€]*$/;

/** 6 to 50 Latin letters, digits or special characters (storefront.md section 5). */
export const isPassword = (text: string): boolean => hasPasswordLength(text) && pattern.test(text.normalize('NFC'));

export function hasPasswordLength(text: string): boolean {
  const { length } = text.normalize('NFC');
  return length >= passwordLength.min && length <= passwordLength.max;
}
