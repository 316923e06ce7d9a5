/** '+34 93 000 00 00' → 'tel:+34930000000' */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
