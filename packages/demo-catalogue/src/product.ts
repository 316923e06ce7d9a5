import type { EnergyLabel } from './energy-labels.ts';
import type { Draft } from './expand-kind.ts';
import type { Words } from './words.ts';

export interface KitLine {
  readonly article: string;
  readonly quantity: number;
}

export interface ExtraLine {
  readonly words: Words;
  readonly quantity: number;
}

export interface Document {
  readonly kind: 'instructions' | 'certificate';
  readonly file: string;
  readonly name: Words;
}

/** A draft with its article number and EAN. */
export interface NumberedDraft extends Draft {
  readonly article: string;
  readonly ean: string;
}

export interface Product extends NumberedDraft {
  readonly salePrice: number | undefined;
  readonly stock: number;
  readonly archived: boolean;
  readonly isNew: boolean;
  readonly publishedAt: string;
  readonly popularity: number;
  readonly description: Words;
  readonly contents: readonly Words[];
  readonly kitLines: readonly KitLine[];
  readonly extraLines: readonly ExtraLine[];
  readonly soldTogether: readonly string[];
  readonly pictures: readonly string[];
  readonly documents: readonly Document[];
  /** Its energy label with the files of its papers. */
  readonly energy: (EnergyLabel & { readonly papers: { readonly label: string; readonly sheet: string } }) | undefined;
}
