import type { AttributeValues } from '../../catalogue-tables.ts';
import { plainText } from './sanitise-description.ts';

export type AttributeType = 'number' | 'text' | 'flag';
export type KnownAttributes = ReadonlyMap<string, AttributeType>;

/**
 * Reads items `code=value`, each after its attribute's type. One that is not known, or whose value is not of its type,
 * is left out with a note, and the product is still imported.
 */
export function parseAttributes(
  items: readonly string[],
  known: KnownAttributes,
  note: (reason: string) => void,
): AttributeValues {
  const values: AttributeValues = {};
  for (const item of items.slice(0, 200)) {
    const at = item.indexOf('=');
    const code = item.slice(0, at).trim();
    const value = at > 0 ? readValue(known.get(code), plainText(item.slice(at + 1))) : undefined;
    if (value === undefined) note(`attribute left out: ${item.slice(0, 80)}`);
    else if (value !== false) (values[code] ??= []).push(value);
  }
  return values;
}

function readValue(type: AttributeType | undefined, text: string): number | string | boolean | undefined {
  if (type === 'text') return text && text.length <= 100 ? text : undefined;
  if (type === 'number') return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
  if (type === 'flag') return text === '1' ? true : text === '0' ? false : undefined;
  return undefined;
}
