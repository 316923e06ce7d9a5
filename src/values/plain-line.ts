// In any width, and without characters that show nothing: '＠' is an at sign too, and "w\u00adww." a link.
const bare = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
const link = /:\/\/|www\.|@/i;
const lineBreak = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * Whether a text may be a part of an address, or what a company or a receiver is called: one line without a link or an
 * e-mail address. Nobody lives at one, and the words of an order are read by others.
 */
export const isPlainLine = (text: string): boolean => {
  const shown = bare(text);
  return !link.test(shown) && !lineBreak.test(shown);
};

/** Whether a text of several lines has no link in it; an e-mail address is good. */
export const hasNoLinks = (text: string): boolean => !/:\/\/|www\./i.test(bare(text));

/** The longest texts of each part of an address; the longest name of a Spanish municipality has 45 characters. */
export const addressLengths = { street: 100, house: 20, floor: 20, apartment: 20, city: 60, extra: 200 } as const;

/** Of a company, and of whoever receives the goods or withdraws from an order. */
export const nameLineLength = 120;
