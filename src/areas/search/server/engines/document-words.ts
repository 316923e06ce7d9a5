import type { CatalogueTexts, ProductTexts } from '#areas/catalogue/server/catalogue.ts';
import { locales } from '#i18n/locale.ts';
import { splitWords, type Word } from '../language/split-words.ts';
import { stopWords } from '../language/stop-words.ts';

type Weight = 'A' | 'B' | 'C' | 'D';

/** A product's words as a `tsvector`, with the shop's own stems and units, and their spellings. */
export interface DocumentWords {
  readonly vector: string;
  readonly surfaces: ReadonlySet<string>;
}

export const meaningful = (text: string): Word[] => splitWords(text).filter(({ surface }) => !stopWords.has(surface));

/** Reads the words of products: those of the name count most, then brand and section, values, and the description. */
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
    for (const locale of locales) add(name[locale], 'A');
    add(model ?? '', 'A');
    add(`${brandNames.get(brandCode ?? '') ?? ''} ${sectionNames.get(sectionId) ?? ''}`, 'B');
    for (const locale of locales) {
      for (const attribute of attributes) add(attribute[locale], 'C');
      add(description[locale].replace(/<[^>]*>/g, ' '), 'D');
    }
    return { vector: lexemes.join(' '), surfaces };
  };
}
