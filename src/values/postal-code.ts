/** Spanish postal codes: the province, 01 to 52, and three digits. */
export const isPostalCode = (text: string): boolean => /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(text);
