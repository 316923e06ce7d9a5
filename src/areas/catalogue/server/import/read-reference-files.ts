import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredPicture } from '../catalogue-tables.ts';
import type { Row } from './read/import-columns.ts';
import type { ImportMedia } from './media/import-media.ts';
import { storeDocuments } from './media/store-files.ts';
import { readMaker } from './read/parse-product-details.ts';
import { readCertificates } from './read/read-documents.ts';
import { parseFitRule } from './read/parse-fit-rule.ts';
import { CellError, type Note, readInteger } from './read/read-cells.ts';
import { type CsvFormat, readCsv } from '#platform/csv/read-csv.ts';
import { plainText, shortened } from './read/sanitise-description.ts';
import type { AttributeDraft, AttributeValueDraft, BrandDraft } from './save/save-reference-data.ts';
import type { FitRuleDraft } from './save/save-fit-rules.ts';
import { pathOf, type SectionDraft } from './save/save-sections.ts';

export type Refuse = (file: string, line: number, reason: string) => void;
export interface ReferenceSource extends CsvFormat {
  readonly folder: string;
  readonly media: ImportMedia;
  readonly refuse: Refuse;
  /** Notes a cell that is left out of a row that is taken. */
  readonly note: Refuse;
}

const codePattern = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
/** Codes of the listing's own filters. */
const reservedCodes = new Set(['brand', 'sections', 'price', 'ready', 'available', 'sale']);

/** Reads a whole reference file (they are short); null when it is missing. Faulty rows are skipped and reported. */
async function readAll<Draft>(
  source: ReferenceSource,
  file: string,
  keyOf: (draft: Draft) => string,
  parse: (row: Row, line: number) => Promise<Draft> | Draft,
): Promise<Draft[] | null> {
  const path = join(source.folder, file);
  if (!existsSync(path)) return null;
  const drafts = new Map<string, Draft>();
  const onBroken = (line: number, reason: string) => source.refuse(file, line, reason);
  for await (const { line, cells } of readCsv(path, {
    delimiter: source.delimiter,
    encoding: source.encoding,
    onBroken,
  }))
    try {
      const draft = await parse(cells, line);
      if (drafts.has(keyOf(draft))) throw new CellError(`code twice in the file: ${keyOf(draft)}`);
      drafts.set(keyOf(draft), draft);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      source.refuse(file, line, error.message);
    }
  return [...drafts.values()];
}

const word = (cells: Row, column: string, max = 250): string => shortened(plainText(cells[column] ?? ''), max);
/** A sentence or two of plain text, shown as it is. */
const prose = (cells: Row, column: string): string => word(cells, column, 2000);

function codeOf(cells: Row, column = 'code'): string {
  const code = word(cells, column, 100);
  if (!codePattern.test(code)) throw new CellError(`${column} is not made of a-z, 0-9 and hyphens: ${code}`);
  return code;
}

function nameOf(cells: Row, column = 'name_es'): string {
  const name = word(cells, column);
  if (!name) throw new CellError(`no ${column}`);
  return name;
}

function oneOf<const Choice extends string>(
  cells: Row,
  column: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = word(cells, column) || fallback;
  const choice = choices.find((one) => one === value);
  if (!choice) throw new CellError(`${column} is none of ${choices.join(', ')}: ${value}`);
  return choice;
}

const pictureOf = async (cells: Row, media: ImportMedia): Promise<StoredPicture | null> =>
  cells['picture'] ? media.picture(cells['picture']) : null;

function idOf(cells: Row): number | null {
  const id = readInteger(cells['id'], 'id');
  if (id !== null && id < 1) throw new CellError(`id is not above 0: ${id}`);
  return id;
}

const colorOf = (cells: Row, column: string): string | null => {
  const color = word(cells, column);
  if (color && !/^#[0-9a-f]{6}$/i.test(color)) throw new CellError(`${column} is not like #c4262e: ${color}`);
  return color || null;
};

/** So many may be needed to find three that a product has. */
const maxKeyAttributes = 12;

function keyAttributesOf(cells: Row): string[] {
  const codes = (cells['key_attributes'] ?? '').split('|').map((code) => code.trim());
  const wrong = codes.find((code) => code && !codePattern.test(code));
  if (wrong) throw new CellError(`key_attributes is not made of codes of attributes: ${wrong.slice(0, 80)}`);
  return [...new Set(codes.filter(Boolean))].slice(0, maxKeyAttributes);
}

/** sections.csv; skips sections whose parents are missing or form a cycle, and those below them. */
export async function readSections(source: ReferenceSource): Promise<SectionDraft[] | null> {
  const file = 'sections.csv';
  const drafts = await readAll<SectionDraft>(
    source,
    file,
    (draft) => draft.code,
    async (cells) => ({
      code: codeOf(cells),
      parent: word(cells, 'parent') || null,
      id: idOf(cells),
      nameEs: nameOf(cells),
      nameCa: word(cells, 'name_ca') || nameOf(cells),
      descriptionEs: prose(cells, 'description_es'),
      descriptionCa: prose(cells, 'description_ca') || prose(cells, 'description_es'),
      picture: await pictureOf(cells, source.media),
      keyAttributes: keyAttributesOf(cells),
      position: readInteger(cells['position'], 'position') ?? 0,
    }),
  );
  if (!drafts) return null;
  const parents = new Map(drafts.map(({ code, parent }) => [code, parent]));
  return drafts.filter(({ code }) => {
    try {
      return pathOf(code, parents);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      source.refuse(file, 0, error.message);
      return false;
    }
  });
}

const noteAt =
  (source: ReferenceSource, line: number): Note =>
  (reason) =>
    source.note('brands.csv', line, reason);

export const readBrands = (source: ReferenceSource): Promise<BrandDraft[] | null> =>
  readAll<BrandDraft>(
    source,
    'brands.csv',
    (draft) => draft.code,
    async (cells, line) => ({
      code: codeOf(cells),
      name: nameOf(cells, 'name'),
      color: colorOf(cells, 'color'),
      darkColor: colorOf(cells, 'dark_color'),
      picture: await pictureOf(cells, source.media),
      descriptionEs: prose(cells, 'description_es'),
      descriptionCa: prose(cells, 'description_ca') || prose(cells, 'description_es'),
      maker: readMaker(cells, noteAt(source, line)),
      documents: await storeDocuments(
        readCertificates(cells['documents'], noteAt(source, line)),
        source.media,
        noteAt(source, line),
      ),
      position: readInteger(cells['position'], 'position') ?? 0,
    }),
  );

export const readAttributes = (source: ReferenceSource): Promise<AttributeDraft[] | null> =>
  readAll<AttributeDraft>(
    source,
    'attributes.csv',
    (draft) => draft.code,
    (cells) => {
      const code = codeOf(cells);
      if (reservedCodes.has(code)) throw new CellError(`code is taken by the shop's own filter: ${code}`);
      return {
        code,
        nameEs: nameOf(cells),
        nameCa: word(cells, 'name_ca') || nameOf(cells),
        type: oneOf(cells, 'type', ['number', 'text', 'flag'], 'text'),
        unit: word(cells, 'unit', 20),
        groupEs: word(cells, 'group_es'),
        groupCa: word(cells, 'group_ca') || word(cells, 'group_es'),
        filter: filterOf(cells),
        position: readInteger(cells['position'], 'position') ?? 0,
      };
    },
  );

/** The filter of an attribute: only numbers have a range, and flags only a flag filter. */
function filterOf(cells: Row): AttributeDraft['filter'] {
  const type = oneOf(cells, 'type', ['number', 'text', 'flag'], 'text');
  const filter = oneOf(cells, 'filter', ['list', 'range', 'flag', 'none'], 'none');
  if (filter !== 'none' && ((filter === 'range' && type !== 'number') || (filter === 'flag') !== (type === 'flag')))
    throw new CellError(`an attribute of type ${type} cannot be filtered as ${filter}`);
  return filter;
}

export async function readAttributeValues(source: ReferenceSource): Promise<AttributeValueDraft[] | null> {
  let position = 0;
  const keyOf = (draft: AttributeValueDraft): string => `${draft.attribute}=${draft.value}`;
  return readAll<AttributeValueDraft>(source, 'attribute-values.csv', keyOf, (cells) => ({
    attribute: codeOf(cells, 'attribute'),
    value: nameOf(cells, 'value'),
    nameEs: nameOf(cells),
    nameCa: word(cells, 'name_ca') || nameOf(cells),
    position: position++,
  }));
}

/** The most rules a shop may have: each pair of products that is offered together is held against all of them. */
const maxFitRules = 200;

export async function readFits(source: ReferenceSource): Promise<FitRuleDraft[] | null> {
  const drafts = await readAll<FitRuleDraft>(
    source,
    'fits.csv',
    (draft) => draft.code,
    (cells, line) => ({ ...parseFitRule(cells), line }),
  );
  for (const { line, code } of drafts?.slice(maxFitRules) ?? [])
    source.refuse('fits.csv', line, `more than ${maxFitRules} rules: ${code}`);
  return drafts?.slice(0, maxFitRules) ?? null;
}
