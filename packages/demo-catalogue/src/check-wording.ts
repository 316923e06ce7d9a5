import { wordingFaults } from './shop-rules.ts';
import type { Row } from './csv-rows.ts';
import type { Words } from './words.ts';

const maxNamed = 20;

/** A text in two languages and where it stands. */
export type PlacedText = readonly [place: string, words: Words];

/** The texts of a row: those of its columns that end in `_es` and `_ca`. A product's description is checked when it is written. */
export const textsOfRow = (row: Row): PlacedText[] =>
  Object.keys(row)
    .filter((column) => column.endsWith('_es') && !('article' in row && column === 'description_es'))
    .map((column) => column.slice(0, -'_es'.length))
    .map((column): PlacedText => [
      `${row['article'] ?? row['code']} ${column}`,
      { es: String(row[`${column}_es`]), ca: String(row[`${column}_ca`]) },
    ]);

/** Most paragraphs of manuals are those of a family, in the manuals of all its brands. */
const known = { es: new Map<string, string[]>(), ca: new Map<string, string[]>() };

function faultsOf(part: string, language: keyof Words): string[] {
  const found = known[language].get(part) ?? wordingFaults(part, language);
  known[language].set(part, found);
  return found;
}

export function wordingFaultsIn([place, words]: PlacedText): string[] {
  const parts = (language: keyof Words): string[] => words[language].split(/\||<[^>]*>/);
  return (['es', 'ca'] as const).flatMap((language) =>
    parts(language).flatMap((part) => faultsOf(part, language).map((fault) => `${place}: ${fault}: ${part}`)),
  );
}

/** Stops a build with a text that a native of the trade would not write; official phrases are infinitives, which are everybody's form. */
export function requireWording(texts: readonly PlacedText[]): void {
  const found = [...new Set(texts.flatMap(wordingFaultsIn))];
  if (found.length > 0) throw new Error(`${found.length} faults:\n  ${found.slice(0, maxNamed).join('\n  ')}`);
}
