import type { AttributeValues } from '../../catalogue-tables.ts';
import { readWrittenNumber, type SeparatorUse, type WrittenNumber } from '#values/written-number.ts';
import { attributeColumn } from './number-columns.ts';
import type { CellContext } from './read-cells.ts';
import { plainText } from './sanitise-description.ts';

type Ambiguous = Extract<WrittenNumber, { kind: 'ambiguous' }>;
export type AttributeType = 'number' | 'text' | 'flag';
export type KnownAttributes = ReadonlyMap<string, AttributeType>;

/**
 * Reads items `code=value`, each after its attribute's type. One that is not known, or whose value is not of its type,
 * is left out with a note, and the product is still imported.
 */
export function parseAttributes(
  items: readonly string[],
  known: KnownAttributes,
  { numbers, note }: CellContext,
): AttributeValues {
  const values: AttributeValues = {};
  for (const item of items.slice(0, 200)) {
    const at = item.indexOf('=');
    const code = item.slice(0, at).trim();
    const value =
      at > 0
        ? readValue(known.get(code), plainText(item.slice(at + 1)), numbers.get(attributeColumn(code)))
        : undefined;
    if (value === undefined) note(`attribute left out: ${item.slice(0, 80)}`);
    else if (typeof value === 'object') note(`attribute left out: ${code} is ${value.decimal} or ${value.thousands}`);
    else if (value !== false) (values[code] ??= []).push(value);
  }
  return values;
}

function readValue(
  type: AttributeType | undefined,
  text: string,
  use: SeparatorUse | undefined,
): number | string | boolean | Ambiguous | undefined {
  if (type === 'text') return text && text.length <= 100 ? text : undefined;
  if (type === 'number') {
    const read = readWrittenNumber(text, use);
    if (read.kind === 'ambiguous') return read;
    return read.kind === 'number' && Math.abs(read.value) < 1e12 ? read.value : undefined;
  }
  if (type === 'flag') return text === '1' ? true : text === '0' ? false : undefined;
  return undefined;
}
