import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Product } from '../product.ts';
import { ground } from './colours.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Best sellers that the first page of a section shows. */
const pageSize = 24;
/** Side in pixels at which only the shape of a picture is left. */
const side = 32;
/** Dots per inch at which a drawing of 400 units, at 72 to the inch, has that side. */
const density = (72 * side) / 400;
/** Mean difference of the grey values (0 to 255) below which two pictures have the same shape to a customer. */
const sameBelow = 5;

/** How often the first page of a section shows one shape. */
export interface RepeatedShape {
  readonly section: string;
  /** Pictures on the page, at most 24. */
  readonly shown: number;
  /** The products whose pictures have the most frequent shape. */
  readonly products: readonly Product[];
}

const greyOf = (svg: string): Promise<Uint8Array> =>
  sharp(Buffer.from(svg), { density })
    .resize(side, side)
    .flatten({ background: ground })
    .toColourspace('b-w')
    .raw()
    .toBuffer();

function isSameShape(one: Uint8Array, other: Uint8Array): boolean {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum < sameBelow * one.length;
}

const bestSellers = (products: readonly Product[]): Product[] =>
  products
    .filter(({ archived }) => !archived)
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, pageSize);

/** The most frequent shape among the best sellers of each section that holds products. */
export async function repeatedShapes(products: readonly Product[], pictures: PictureFolder): Promise<RepeatedShape[]> {
  const pages = [...Map.groupBy(products, ({ section }) => section)].map(([section, all]) => ({
    section,
    page: bestSellers(all),
  }));
  const shown = [...new Set(pages.flatMap(({ page }) => page.map(({ pictures: [first] }) => first!)))];
  const greys = new Map(
    await pLimit(4).map(shown, async (path) => [path, await greyOf(pictures.contentOf(path))] as const),
  );
  const greyOfFirst = ({ pictures: [first] }: Product): Uint8Array => greys.get(first!)!;
  return pages.map(({ section, page }) => ({
    section,
    shown: page.length,
    products: page
      .map((one) => page.filter((other) => isSameShape(greyOfFirst(one), greyOfFirst(other))))
      .reduce((most, alike) => (alike.length > most.length ? alike : most)),
  }));
}

/** The middle of the numbers, the lower one of two. */
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
