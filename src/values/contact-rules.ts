/** Spaces are stripped while typing (storefront.md section 5). */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

// Spanish numbers: +34 or 0034 or nothing, then nine digits that start with 6 to 9; grouped by spaces, dots or hyphens.
const phonePattern = /^(?:(?:\+|00)34[ .-]?)?[6-9](?:[ .-]?\d){8}$/;

export const isPhone = (text: string): boolean => phonePattern.test(text.trim());

export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/** The spelling that is stored: '612 34 56 78' → '+34612345678'. Expects a valid phone. */
export const normalPhone = (text: string): string => `+34${phoneDigits(text).slice(-9)}`;

/** The spelling on the screen, '+CC AA BBB DD EE' (storefront.md section 5): '+34612345678' → '+34 61 234 56 78'. */
export const formatPhone = (text: string): string =>
  isPhone(text)
    ? normalPhone(text)
        .replace(/^\+34(\d\d)(\d{3})(\d\d)(\d\d)$/, '+34 $1 $2 $3 $4')
        .replaceAll(' ', '\u00a0')
    : text;

/** A Spanish postal code: the province, 01 to 52, and three digits. */
export const isPostalCode = (text: string): boolean => /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text);
