import type { Row } from '../read/import-columns.ts';
import type { CsvRow } from '#platform/csv/read-csv.ts';
import { kindOf } from './export-cells.ts';
import type { ExportPreset } from './export-preset.ts';
import { isPictureAlone, type Membership } from './families.ts';

/** Why a row of an export is no product of the shop, in words for the report. */
export const leftOutReasons = {
  draft: 'drafts and products that are switched off',
  private: 'private products',
  hidden: 'products hidden from the catalogue',
  parent: 'products of which the versions are taken',
  picture: 'rows of further pictures, which are taken with their product',
  kind: 'groups, bundles, gift cards and links to other shops',
  language: 'rows in a further language',
} as const;
export type LeftOut = keyof typeof leftOutReasons;

/** Undefined for a row that is a product to sell. */
export function whyLeftOut(row: CsvRow, member: Membership | undefined, preset: ExportPreset): LeftOut | undefined {
  const { cells } = row;
  if (cells['@language']) return 'language';
  const { kind } = kindOf(cells, preset);
  if (kind === 'other' || (member && kindOf(member.family.head.cells, preset).kind === 'other')) return 'kind';
  const state = stateOf(cells, preset) ?? (member && stateOf(member.family.head.cells, preset));
  if (state) return state;
  // Versions are often hidden by themselves, as their product is shown.
  if (isHidden(member ? member.family.head.cells : cells)) return 'hidden';
  if (kind === 'parent') return 'parent';
  return member && isPictureAlone(row, member.family) ? 'picture' : undefined;
}

const switchedOff = new Set(['0', '-1', '2', 'false', 'no', 'draft', 'archived', 'unlisted', 'disabled']);

function stateOf(cells: Row, { states = {} }: ExportPreset): 'draft' | 'private' | undefined {
  for (const column of ['@published', '@state']) {
    const word = (cells[column] ?? '').toLowerCase();
    if (Object.hasOwn(states, word)) return states[word];
    if (switchedOff.has(word)) return 'draft';
  }
  return undefined;
}

const isHidden = (cells: Row): boolean =>
  ['hidden', 'none', 'not visible individually'].includes((cells['@visibility'] ?? '').toLowerCase());
