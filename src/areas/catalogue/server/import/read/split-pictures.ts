import { items } from './read-cells.ts';

const pictureFile = /\.(?:jpe?g|png|webp|gif|avif|svg)$/i;

/** The pictures of a cell: separated by `|`, or by commas as other programs do. A comma may also be part of an address or a file's name. */
export const splitPictures = (cell: string): string[] =>
  items(cell).flatMap((item) => {
    if (/^https?:/i.test(item)) return item.split(/\s*,\s*(?=https?:)/i);
    const parts = item.split(/\s*,\s*/);
    return parts.every((part) => pictureFile.test(part)) ? parts : [item];
  });
