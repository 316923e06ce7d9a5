import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { locales } from '#i18n/locale.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { companionWords, purposeWords, setWords, stopWords } from '../language/stop-words.ts';

type Weight = 'A' | 'B' | 'C' | 'D';

/** A product's words as a `tsvector`, with the shop's own stems and units, and their spellings. */
export interface DocumentWords {
  readonly vector: string;
  readonly surfaces: ReadonlySet<string>;
}

export const meaningful = (text: string): Word[] => splitWords(text).filter(({ surface }) => !stopWords.has(surface));

/** Stored with each product's words; to be raised when words or numbers are read or weighed otherwise, so that all are read again. */
export const readingVersion = 3;

/** The words of the name's kind, `Taladro percutor`, the others, and what comes after `para` or `con`. */
function partsOfName(name: string): Record<'kind' | 'rest' | 'serves', string> {
  const words = name.split(/\s+/);
  const isSet = setWords.has(splitWords(words[0] ?? '')[0]?.surface ?? '');
  const found = words.findIndex((word) => isOneOf(word, purposeWords) || isOneOf(word, companionWords));
  const serves = found < 0 ? words.length : found;
  // What is in a set is its kind: `Juego de 5 brocas`.
  const from = isSet ? Math.min(3, serves) : 1;
  const after = words.findIndex((word, at) => at >= from && (/\d|[(:]/.test(word) || isOneOf(word, stopWords)));
  const comma = words.findIndex((word, at) => at >= from - 1 && word.endsWith(','));
  const end = Math.min(serves, after < 0 ? serves : after, comma < 0 ? serves : comma + 1);
  const text = (start: number, to: number): string => words.slice(start, to).join(' ');
  return { kind: text(0, end), rest: text(end, serves), serves: text(serves, words.length) };
}

const isOneOf = (word: string, words: ReadonlySet<string>): boolean => words.has(splitWords(word)[0]?.surface ?? '');

/** Reads the words of products: those of the kind count most, then the name, brand and section, values, and the description. */
export function documentReader({ sections, brands }: Omit<CatalogueTexts, 'products'>) {
  const sectionNames = new Map(sections.map(({ id, name }) => [id, `${name.es} ${name.ca}`]));
  const brandNames = new Map(brands.map(({ code, name }) => [code, name]));
  return ({ name, model, sectionId, brandCode, attributes, description }: ProductTexts): DocumentWords => {
    const surfaces = new Set<string>();
    const lexemes: string[] = [];
    let at = 0;
    const add = (text: string, weight: Weight): void => {
      for (const { surface, term, kind } of meaningful(text)) {
        if (kind === 'word') surfaces.add(surface);
        // Positions of a tsvector end at 16,383; a description may be longer.
        lexemes.push(`'${term}':${Math.min((at += 1), 16_383)}${weight}`);
      }
    };
    for (const locale of locales) {
      const { kind, rest, serves } = partsOfName(name[locale]);
      add(kind, 'A');
      add(rest, 'B');
      add(serves, 'C');
    }
    add(model ?? '', 'A');
    add(`${brandNames.get(brandCode ?? '') ?? ''} ${sectionNames.get(sectionId) ?? ''}`, 'B');
    for (const locale of locales) {
      for (const attribute of attributes) add(attribute[locale], 'C');
      add(description[locale].replace(/<[^>]*>/g, ' '), 'D');
    }
    return { vector: lexemes.join(' '), surfaces };
  };
}
