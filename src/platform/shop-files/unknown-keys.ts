import type { z } from 'zod';
import { editDistance } from '#values/edit-distance.ts';
import { listKeys } from './schema-keys.ts';

/** Two letters in five may differ. */
const maxDifference = 0.4;

/**
 * What to say of a key that a schema does not have, with the key that was probably meant: one that is written alike at the
 * same place, else one of the same name elsewhere. Of an unknown part whose like has the same keys each is named.
 */
export function describeUnknownKey(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] {
  const known = listKeys(schema).map((key) => key.path);
  const parent = path.slice(0, -1);
  const name = String(path.at(-1));
  const inSchema = parent.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.');
  const prefix = inSchema.replaceAll('.[]', '[]');
  const siblings = known
    .filter((key) => parentOf(key) === prefix)
    .map((key) => key.slice(prefix ? prefix.length + 1 : 0));
  const like = nearest(name, siblings);
  const shown = path.map(String).join('.');
  if (like !== null) {
    const meant = [...parent.map(String), like].join('.');
    const within = Object.keys(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
    const likeInSchema = prefix ? `${prefix}.${like}` : like;
    if (within.length > 0 && within.every((key) => known.includes(`${likeInSchema}.${key}`)))
      return within.map((key) => `${shown}.${key}: unknown, did you mean ${meant}.${key}?`);
    return [`${shown}: unknown, did you mean ${meant}?`];
  }
  const elsewhere = known.filter((key) => key.split('.').at(-1)!.toLowerCase() === name.toLowerCase());
  return [`${shown}: unknown${elsewhere.length === 1 ? `, did you mean ${elsewhere[0]}?` : ''}`];
}

const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));

function nearest(name: string, others: readonly string[]): string | null {
  const plain = (word: string): string => word.toLowerCase().replace(/[_-]/g, '');
  const near = others
    .map((other) => {
      const maxErrors = Math.floor(Math.max(name.length, other.length) * maxDifference);
      return { other, maxErrors, distance: editDistance(plain(name), plain(other), maxErrors) };
    })
    .filter(({ distance, maxErrors }) => distance <= maxErrors)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.other ?? null;
}
