// Spanish numbers: +34 or 0034 or nothing, then nine digits that start with 6 to 9; grouped by spaces, dots or hyphens.
const pattern = /^(?:(?:\+|00)34[ .-]?)?[6-9](?:[ .-]?\d){8}$/;

export const isPhone = (text: string): boolean => pattern.test(text.trim());

export const phoneDigits = (text: string): string => text.replace(/\D/g, '');

/** The one spelling that is stored: '612 34 56 78' → '+34612345678'. Expects a valid phone. */
export const normalPhone = (text: string): string => `+34${phoneDigits(text).slice(-9)}`;

/** As phones are shown, '+CC AA BBB DD EE' (storefront.md section 5): '+34612345678' → '+34 61 234 56 78'. */
export const formatPhone = (text: string): string =>
  isPhone(text)
    ? normalPhone(text)
        .replace(/^\+34(\d\d)(\d{3})(\d\d)(\d\d)$/, '+34 $1 $2 $3 $4')
        .replaceAll(' ', '\u00a0')
    : text;
