import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Product } from '../product.ts';
import type { Section } from '../section.ts';
import { ground } from './colours.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Best sellers that the first page of a section shows. */
const pageSize = 24;
/** Side in pixels at which only the shape of a picture is left. */
const side = 32;
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
  sharp(Buffer.from(svg)).resize(side, side).flatten({ background: ground }).toColourspace('b-w').raw().toBuffer();

const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

/** Codes of the sections that hold the products of a section. */
const codesBelow = (section: Section): string[] => [section.code, ...(section.children ?? []).flatMap(codesBelow)];

const allBelow = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => [section, ...allBelow(section.children ?? [])]);

function bestSellersOf(section: Section, bySection: ReadonlyMap<string, readonly Product[]>): Product[] {
  return codesBelow(section)
    .flatMap((code) => bySection.get(code) ?? [])
    .filter(({ archived }) => !archived)
    .sort((one, other) => other.popularity - one.popularity)
    .slice(0, pageSize);
}

/** The most frequent shape among the best sellers of each section that has products, those of its sub-sections included. */
export async function repeatedShapes(
  tree: readonly Section[],
  products: readonly Product[],
  pictures: PictureFolder,
): Promise<RepeatedShape[]> {
  const bySection = Map.groupBy(products, ({ section }) => section);
  const pages = allBelow(tree)
    .map((section) => ({ section: section.code, products: bestSellersOf(section, bySection) }))
    .filter((page) => page.products.length > 0);
  const shown = [...new Set(pages.flatMap((page) => page.products.map(({ pictures: [first] }) => first!)))];
  const greys = new Map(
    await pLimit(4).map(shown, async (path) => [path, await greyOf(pictures.contentOf(path))] as const),
  );
  const isAlike = (one: Product, other: Product): boolean =>
    differenceOf(greys.get(one.pictures[0]!)!, greys.get(other.pictures[0]!)!) < sameBelow;
  return pages.map(({ section, products: page }) => ({
    section,
    shown: page.length,
    products: page
      .map((one) => page.filter((other) => isAlike(one, other)))
      .reduce((most, alike) => (alike.length > most.length ? alike : most)),
  }));
}

/** The middle of the numbers, the lower one of two. */
export const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? 0;
