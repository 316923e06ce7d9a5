import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { foldText } from '#areas/search/server/language/word-forms.ts';

export interface SetQuery {
  readonly group: string;
  readonly query: string;
  /** Grades by product id; products without one are left out. */
  readonly grades: ReadonlyMap<number, number>;
  /** Never looked at one by one, so that a rule that helps it helps queries in general. */
  readonly isSetAside: boolean;
}

export interface GradedSet {
  readonly name: string;
  readonly texts: CatalogueTexts;
  readonly queries: readonly SetQuery[];
}

/** Reads the graded sets of a folder: one for the demo's catalogue, two with a catalogue that was written elsewhere. */
export const readGradedSets = async (folder: string, demo: CatalogueTexts): Promise<GradedSet[]> => [
  await readShopSet(folder, demo),
  await readPeruSet(folder),
  await readChorusSet(folder),
];

/** A third of all queries, the same in every run. */
const isSetAside = (query: string): boolean => createHash('sha256').update(query).digest()[0]! % 3 === 0;

const readJson = async <Content>(folder: string, file: string): Promise<Content> =>
  JSON.parse(await readFile(join(folder, file), 'utf8')) as Content;

const readCsv = async (path: string): Promise<Record<string, string>[]> =>
  parse<Record<string, string>>(await readFile(path, 'utf8'), { columns: true, bom: true, relax_column_count: true });

function gradeAll(texts: CatalogueTexts, gradeOf: (product: ProductTexts) => number): Map<number, number> {
  const live = texts.products.filter(({ isArchived }) => !isArchived);
  return new Map(
    live.map((product): [number, number] => [product.id, gradeOf(product)]).filter(([, grade]) => grade > 0),
  );
}

async function readShopSet(folder: string, texts: CatalogueTexts): Promise<GradedSet> {
  type Query = { group: string; query: string; sections: string[]; full?: string };
  const sections = new Map(texts.sections.map(({ id, name }) => [id, foldText(name.es)]));
  const brands = new Map(texts.brands.map(({ code, name }) => [code, name]));
  const textOf = new Map(
    texts.products.map(({ id, name, brandCode, attributes }) => {
      const values = attributes.map(({ es, ca }) => `${es} ${ca}`).join(' ');
      return [id, foldText(`${name.es} ${name.ca} ${brands.get(brandCode ?? '') ?? ''} ${values}`)];
    }),
  );
  const queries = (await readJson<Query[]>(folder, 'shop-queries.json')).map(
    ({ group, query, sections: wanted, full }): SetQuery => ({
      group,
      query,
      grades: gradeAll(texts, ({ id, sectionId }) => {
        const section = sections.get(sectionId)!;
        if (!wanted.some((begin) => section.startsWith(foldText(begin)))) return 0;
        return !full || new RegExp(full).test(textOf.get(id)!) ? 2 : 1;
      }),
      isSetAside: isSetAside(query),
    }),
  );
  return { name: 'shop', texts, queries };
}

async function readPeruSet(folder: string): Promise<GradedSet> {
  type Query = { group: string; query: string; grade2: string; grade1: string };
  const rows = await readCsv(join(folder, '..', 'catalogue-hardware-store-pe.csv'));
  const texts = textsOf(
    rows.map((row) => ({
      article: row.Codigo!,
      name: row.Descripcion!,
      description: '',
      brand: '',
      section: row.CodCategoria!,
    })),
  );
  const folded = new Map(texts.products.map(({ id, name }) => [id, foldText(name.es)]));
  const queries = (await readJson<Query[]>(folder, 'peru-queries.json')).map(
    ({ group, query, grade2, grade1 }): SetQuery => {
      const [full, some] = [new RegExp(grade2), new RegExp(grade1)];
      const gradeOf = ({ id }: ProductTexts): number =>
        full.test(folded.get(id)!) ? 2 : some.test(folded.get(id)!) ? 1 : 0;
      return { group, query, grades: gradeAll(texts, gradeOf), isSetAside: isSetAside(query) };
    },
  );
  return { name: 'peru', texts, queries };
}

async function readChorusSet(folder: string): Promise<GradedSet> {
  const rows = await readCsv(join(folder, 'chorus', 'products.csv'));
  const texts = textsOf(
    rows.map((row) => ({
      article: row.article!,
      name: row.name_es!,
      description: row.description_es ?? '',
      brand: row.brand ?? '',
      section: row.section ?? '',
    })),
  );
  const ids = new Map(texts.products.map(({ id, article }) => [article, id]));
  const judged = await readJson<[string, Record<string, number>][]>(join(folder, 'chorus'), 'judged.json');
  const queries = judged.map(([query, grades]): SetQuery => {
    const known = Object.entries(grades).filter(([article, grade]) => grade > 0 && ids.has(article));
    const byId = new Map(known.map(([article, grade]) => [ids.get(article)!, grade]));
    return { group: 'chorus', query, grades: byId, isSetAside: isSetAside(query) };
  });
  return { name: 'chorus', texts, queries };
}

interface Row {
  readonly article: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly section: string;
}

/** Rows in one language as the shop would read them after an import. */
function textsOf(rows: readonly Row[]): CatalogueTexts {
  const bilingual = (text: string) => ({ es: text, ca: text });
  const number = (values: Iterable<string>) => new Map([...new Set(values)].map((value, at) => [value, at + 1]));
  const sections = number(rows.map(({ section }) => section));
  const brands = number(rows.map(({ brand }) => brand).filter(Boolean));
  return {
    version: 1,
    products: rows.map((row, at) => ({
      id: at + 1,
      article: row.article,
      ean: null,
      eans: [],
      sectionId: sections.get(row.section)!,
      popularity: 0,
      isSellable: true,
      isArchived: false,
      textHash: '',
      name: bilingual(row.name),
      description: bilingual(row.description),
      brandCode: row.brand || null,
      model: null,
      attributes: [],
    })),
    sections: [...sections].map(([name, id]) => ({
      id,
      parentId: null,
      name: bilingual(name),
      url: '',
      picture: null,
      count: 1,
    })),
    brands: [...brands].map(([name, id]) => ({ id, code: name, name, url: '', picture: null, count: 1 })),
  };
}
