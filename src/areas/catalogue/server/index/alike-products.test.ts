import { expect, test } from 'vitest';
import type { FitRule } from '../fit-rules.ts';
import { AlikeProductsOfRules } from './alike-products.ts';
import type { IndexedSection } from './catalogue-index.ts';

const rule: FitRule = {
  code: 'discs',
  use: 'offer',
  accessory: { sections: ['discs'], needs: [] },
  machine: { sections: ['grinders'], needs: [{ attribute: 'power', value: null, isAbsent: false }] },
  conditions: [{ attribute: 'diameter', is: '<=', of: 'largest' }],
};

const section = (id: number, code: string): IndexedSection => ({
  id,
  code,
  url: code,
  name: { es: code, ca: code },
  description: { es: '', ca: '' },
  picture: null,
  keyAttributes: [],
  parent: null,
  children: [],
  products: new Int32Array(),
});
const discs = section(1, 'discs');
const grinders = section(2, 'grinders');
const shelves = (archived: readonly number[]) => ({
  sections: [discs, grinders],
  sectionById: new Map([discs, grinders].map((one) => [one.id, one])),
  isArchived: Uint8Array.from({ length: 5 }, (_, at) => Number(archived.includes(at))),
});

test('products are alike that the rules cannot tell apart, and follow what changes', () => {
  const all = new AlikeProductsOfRules([rule]);
  all.set(0, 1, { diameter: [115], colour: ['red'] });
  all.set(1, 1, { diameter: [115], colour: ['blue'] });
  all.set(2, 1, { diameter: [125] });
  all.set(3, 2, { diameter: [115], largest: [125] });
  all.set(4, 1, { diameter: [115] });
  const positionsIn = (one: IndexedSection, { alikeIn }: ReturnType<typeof all.snapshot>) =>
    alikeIn.get(one)!.map(({ positions }) => [...positions]);

  const first = all.snapshot(shelves([4]));
  expect(positionsIn(discs, first)).toEqual([[0, 1], [2]]);
  expect(positionsIn(grinders, first)).toEqual([[3]]);
  // One that is archived is found by its own page, and offered by none.
  expect(first.alike[4]).toBe(first.alike[0]);
  expect(first.alike[0]!.facts).toEqual({ sections: ['discs'], attributes: { diameter: [115] } });
  expect(all.snapshot(shelves([4]))).toBe(first);

  all.set(1, 1, { diameter: [125] });
  const second = all.snapshot(shelves([4]));
  expect(positionsIn(discs, second)).toEqual([[0], [1, 2]]);
  expect(positionsIn(discs, first)).toEqual([[0, 1], [2]]);
});

test('an archived product that comes back is offered again', () => {
  const all = new AlikeProductsOfRules([rule]);
  all.set(0, 1, { diameter: [115] });
  const archived = { ...shelves([0]), sections: [section(1, 'discs')] };
  const { alikeIn } = all.snapshot({ ...archived, sectionById: new Map([[1, archived.sections[0]!]]) });
  expect([...alikeIn.values()].flat()[0]!.positions).toHaveLength(0);
  expect(all.snapshot(shelves([])).alike[0]!.positions).toEqual(Int32Array.of(0));
});
