import { expect, test } from 'vitest';
import { selectDrafts } from './select-drafts.ts';
import type { Draft } from './expand-kind.ts';

/** A hundred products in `scale` editions each. */
const expand = (scale: number): Draft[] =>
  Array.from({ length: 100 * scale }, (_, at) => ({ identity: `p${Math.floor(at / scale)}/${at % scale}` }) as Draft);
const identities = (drafts: readonly Draft[]): string[] => drafts.map(({ identity }) => identity);

test('adds editions beyond the usual products, in the order of the tables', () => {
  const many = identities(selectDrafts(250, expand));
  expect(many).toHaveLength(250);
  expect(identities(expand(2)).every((identity) => many.includes(identity))).toBe(true);
  expect(many).toEqual(identities(expand(3)).filter((identity) => many.includes(identity)));
});

test('selects fewer products evenly and reproducibly', () => {
  const few = identities(selectDrafts(40, expand));
  expect(few).toHaveLength(40);
  expect(few).toEqual(identities(selectDrafts(40, expand)));
  expect(few.filter((identity) => Number.parseInt(identity.slice(1)) < 50).length).toBeGreaterThan(10);
});

test('refuses more products than there are editions', () => {
  expect(() => selectDrafts(10_000, expand)).toThrow('not for 10000');
});
