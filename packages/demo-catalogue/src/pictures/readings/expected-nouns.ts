import { isAttributeCode, type Values } from '../../attributes.ts';
import { readTable } from '../../read-table.ts';

/** What a reading must say of the products of a kind, or of those for which `when` holds. */
interface NounRow {
  readonly kind: string;
  /** `jaw=circlip`, or a code alone for products that have a value of it. */
  readonly when: string;
  /** One of these has to be read. */
  readonly words: readonly string[];
  /** The attribute that says how many there are, of the thing itself or of its part `of`; with `?` where the part need not be seen. */
  readonly count: string;
  readonly of: readonly string[];
}

const list = (text: string): string[] => text.split('|').filter(Boolean);

type LaterRow = Record<'kind' | 'when' | 'words' | 'of', string>;

const isOf =
  ({ kind, when }: LaterRow) =>
  (row: Pick<LaterRow, 'kind' | 'when'>): boolean =>
    row.kind === kind && row.when === when;

/** Correct names that were missing when a reading used them, apart from the table so that everybody sees which they are. */
const later: readonly LaterRow[] = readTable<keyof LaterRow>('picture-nouns-later');

const table = readTable<keyof NounRow>('picture-nouns');
const rows: readonly NounRow[] = table.map((row) => {
  // Of two rows for the same products only the first has their names.
  const more = later.find((one) => table.find(isOf(one)) === row);
  return {
    ...row,
    words: [...list(row.words), ...list(more?.words ?? '')],
    of: [...list(row.of), ...list(more?.of ?? '')],
  };
});
const lost = later.find((more) => !rows.some(isOf(more)));
if (lost) throw new Error(`tables/picture-nouns.csv has no ${lost.kind} ${lost.when}`);
const byKind = Map.groupBy(rows, ({ kind }) => kind);

function holds(when: string, values: Values): boolean {
  const [code = '', value] = when.split('=');
  if (!code) return true;
  if (!isAttributeCode(code)) throw new Error(`tables/picture-nouns.csv: unknown attribute ${code}`);
  return value === undefined ? values[code] !== undefined : String(values[code]) === value;
}

/** The rows for a product: the first has its names, of which the thing that was read must have one, the others what else is to be seen. */
export const expectedNouns = (kind: string, values: Values): readonly NounRow[] =>
  (byKind.get(kind) ?? []).filter(({ when }) => holds(when, values));

/** Lower case without accents, and one space between words. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ');

const names = [...new Set(rows.flatMap(({ words }) => words))].filter((word) => word.length > 2);
const ending = /^(s|es)?(?![a-z])/;

interface Found {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function placesOf(name: string, text: string): Found[] {
  const found: Found[] = [];
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const to = from + name.length;
    if ((from === 0 || !/[a-z]/.test(text[from - 1]!)) && ending.test(text.slice(to))) found.push({ name, from, to });
  }
  return found;
}

const read = new Map<string, ReadonlySet<string>>();

/** The names that a text has, without those that are part of a longer one: a drill press is no drill. */
export function namesIn(thing: string): ReadonlySet<string> {
  const known = read.get(thing);
  if (known) return known;
  const text = plainText(thing);
  const found = names.flatMap((name) => placesOf(name, text));
  const isPart = (one: Found): boolean =>
    found.some(({ name, from, to }) => name.length > one.name.length && from <= one.from && to >= one.to);
  const outer = new Set(found.filter((one) => !isPart(one)).map(({ name }) => name));
  read.set(thing, outer);
  return outer;
}

/** Whether a text has a word that begins as one of these do. */
export const hasWord = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`(^|[^a-z])${RegExp.escape(word)}`).test(plainText(text)));
