// The address of HTML's e-mail field, with at least two domain labels and no stray dots (RFC 5321 limits the lengths).
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && text.indexOf('@') <= 64 && pattern.test(text);

/** Spaces are stripped while typing (storefront.md section 5). */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Two spellings of one address; accounts are unique by it. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
