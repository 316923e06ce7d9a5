import type { Row } from '../read/import-columns.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';
import { splitPictures } from '../read/split-pictures.ts';
import type { ExportPreset } from './export-preset.ts';
import { kindOf, listOf, optionsOf } from './export-cells.ts';

/** The versions of one product, and what they have in common. */
export interface Family {
  /** The row of the product, or of its first version. */
  readonly head: CsvRow;
  readonly code: string;
  readonly pictures: Set<string>;
  versions: number;
  /** The line of the first version that is taken, to which the product's old address leads. */
  firstLine?: number;
}

export interface Membership {
  readonly family: Family;
  /** What only the product's row says of the version. */
  readonly version?: string;
}

/** The families of a list. Products without versions have none. */
export type Families = (cells: Row) => Membership | undefined;

/** Reads through the list: a version may stand before its product. */
export const readFamilies = (rows: AsyncIterable<CsvRow>, preset: ExportPreset): Promise<Families> =>
  preset.columns['@family'] ? readRuns(rows) : readParents(rows, preset);

/** Rows that name the same family follow each other; the first has what they share. Those of a single row are no family. */
async function readRuns(rows: AsyncIterable<CsvRow>): Promise<Families> {
  const families = new Map<string, Family>();
  let last: { code: string; rows: number } | undefined;
  for await (const row of rows) {
    const code = row.cells['@family'];
    if (!code) continue;
    if (last && last.code !== code && last.rows === 1) families.delete(last.code);
    last = { code, rows: last?.code === code ? last.rows + 1 : 1 };
    let family = families.get(code);
    if (!family) families.set(code, (family = { head: row, code, pictures: new Set(), versions: 0 }));
    for (const picture of splitPictures(row.cells['pictures'] ?? '')) family.pictures.add(picture);
    if (!isPictureAlone(row, family)) family.versions += 1;
  }
  return ({ '@family': code }) => {
    const family = code ? families.get(code) : undefined;
    return family && { family };
  };
}

/** A further picture of a product stands in a row of its own. */
export const isPictureAlone = ({ line, cells }: CsvRow, { head }: Family): boolean =>
  line !== head.line && !cells['article'] && !cells['price'] && optionsOf(cells).length === 0;

/** Products that are parents name their versions, or are named by them. */
async function readParents(rows: AsyncIterable<CsvRow>, preset: ExportPreset): Promise<Families> {
  const byName = new Map<string, Family>();
  const byVersion = new Map<string, Membership>();
  if (!preset.kinds) return () => undefined;
  for await (const row of rows) {
    const { cells } = row;
    if (kindOf(cells, preset).kind !== 'parent' || cells['@language']) continue;
    const [article, id] = [cells['article'] ?? '', cells['@id'] ?? ''];
    const family = { head: row, code: article || `ID-${id}`, pictures: new Set<string>(), versions: 0 };
    for (const name of [article, `id:${id}`]) if (name && !byName.has(name)) byName.set(name, family);
    for (const { article: version, label } of versionsOf(cells['@versions'])) {
      family.versions += 1;
      byVersion.set(version, { family, version: label });
    }
  }
  return (cells) => {
    const family = byName.get(cells['@parent'] ?? '');
    return family ? { family } : byVersion.get(cells['article'] ?? '');
  };
}

/** 'sku=A-1,size=8 mm|sku=A-2,size=10 mm'. */
const versionsOf = (cell: string | undefined): { article: string; label: string }[] =>
  (cell ?? '').split('|').flatMap((one) => {
    const pairs = listOf(one).map((pair) => pair.split('='));
    const article = pairs.find(([name]) => name === 'sku')?.[1];
    const values = pairs.filter(([name]) => name !== 'sku').map(([, value = '']) => value.trim());
    return article ? [{ article, label: values.join(', ') }] : [];
  });
