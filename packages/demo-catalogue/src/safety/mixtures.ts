import { finder, readTable } from '../read-table.ts';
import type { Words } from '../words.ts';

/** What a safety data sheet and a label say of a mixture. */
export interface Mixture {
  readonly title: Words;
  readonly signal: 'danger' | 'warning' | null;
  /** GHS pictograms by their number. */
  readonly pictograms: readonly string[];
  /** Codes of tables/clp-phrases.csv. */
  readonly phrases: readonly string[];
  /** Components that the label or the sheet must name, with their share. */
  readonly components: readonly { readonly name: Words; readonly share: string }[];
  readonly look: Words;
  readonly un: string | null;
}

type Column = 'code' | 'title_es' | 'title_ca' | 'signal' | 'pictograms' | 'phrases' | 'look_es' | 'look_ca' | 'un';

const components = Map.groupBy(
  readTable<'mixture' | 'name_es' | 'name_ca' | 'share'>('mixture-components'),
  ({ mixture }) => mixture,
);

const list = (cell: string): string[] => cell.split('|').filter(Boolean);

function signalOf(word: string): Mixture['signal'] {
  if (word === 'danger' || word === 'warning') return word;
  if (word === '') return null;
  throw new Error(`tables/mixtures.csv: ${word} is no signal word`);
}

const mixtures: ReadonlyMap<string, Mixture> = new Map(
  readTable<Column>('mixtures').map((row) => [
    row.code,
    {
      title: { es: row.title_es, ca: row.title_ca },
      signal: signalOf(row.signal),
      pictograms: list(row.pictograms),
      phrases: list(row.phrases),
      components: (components.get(row.code) ?? []).map(({ name_es: es, name_ca: ca, share }) => ({
        name: { es, ca },
        share,
      })),
      look: { es: row.look_es, ca: row.look_ca },
      un: row.un || null,
    },
  ]),
);

export const mixtureCodes: readonly string[] = [...mixtures.keys()];

export const mixtureOfCode = finder('mixtures', mixtures);
