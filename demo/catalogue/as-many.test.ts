import { expect, test } from 'vitest';
import { asMany } from './as-many.ts';
import type { Draft } from './expand-kind.ts';

/** A hundred products, each in as many editions as the scale says. */
const expand = (scale: number): Draft[] =>
  Array.from({ length: 100 * scale }, (_, at) => ({ identity: `p${Math.floor(at / scale)}/${at % scale}` }) as Draft);
const identities = (drafts: readonly Draft[]): string[] => drafts.map(({ identity }) => identity);

test('more than the usual products are the usual ones and as many editions as are missing, in the order of the tables', () => {
  const many = identities(asMany(250, expand));
  expect(many).toHaveLength(250);
  expect(identities(expand(2)).every((identity) => many.includes(identity))).toBe(true);
  expect(many).toEqual(identities(expand(3)).filter((identity) => many.includes(identity)));
});

test('fewer are a part spread over all, the same in every build', () => {
  const few = identities(asMany(40, expand));
  expect(few).toHaveLength(40);
  expect(few).toEqual(identities(asMany(40, expand)));
  expect(few.filter((identity) => Number.parseInt(identity.slice(1)) < 50).length).toBeGreaterThan(10);
});

test('more than there are editions is refused', () => {
  expect(() => asMany(10_000, expand)).toThrow('not for 10000');
});
