/** At most so many tags on an order, and so many characters of one. */
export const maxTags = 5;
export const maxTagLength = 40;

/** What tags have in common that are one, however they are written: 'Frágil' and ' fragil'. */
export const tagKey = (tag: string): string =>
  tag.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Each tag once, as it is written first. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const keys = tags.map(tagKey);
  return tags.filter((_tag, index) => keys.indexOf(keys[index]!) === index);
};
