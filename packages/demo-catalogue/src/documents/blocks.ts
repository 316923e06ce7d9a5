import type { Words } from '../words.ts';

/** A part of a document, in both languages; a cell of a table that reads the same in both is a plain string. */
export type Block =
  | { readonly type: 'heading' | 'paragraph'; readonly text: Words }
  | { readonly type: 'list' | 'steps'; readonly items: readonly Words[] }
  | {
      readonly type: 'table';
      readonly head: readonly (Words | string)[];
      readonly rows: readonly (readonly (Words | string)[])[];
      /** Share of each column in the width. */
      readonly widths: readonly number[];
    };

export const heading = (es: string, ca: string): Block => ({ type: 'heading', text: { es, ca } });
export const paragraph = (es: string, ca: string): Block => ({ type: 'paragraph', text: { es, ca } });
export const list = (items: readonly Words[]): Block => ({ type: 'list', items });
export const steps = (items: readonly Words[]): Block => ({ type: 'steps', items });
export const table = (
  head: readonly (Words | string)[],
  widths: readonly number[],
  rows: readonly (readonly (Words | string)[])[],
): Block => ({ type: 'table', head, widths, rows });

export const inLanguage = (text: Words | string, language: keyof Words): string =>
  typeof text === 'string' ? text : text[language];

/** The texts of a block. */
export function wordsOf(block: Block): readonly Words[] {
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].filter((cell) => typeof cell !== 'string');
  return 'items' in block ? block.items : [block.text];
}
