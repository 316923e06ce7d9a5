import { beforeEach, expect, test } from 'vitest';
import { cents } from '#values/money.ts';
import type { FitRule } from '../fit-rules.ts';
import { parseFitRule } from '../import/read/parse-fit-rule.ts';
import { BareMachines } from './bare-machines.ts';
import type { IndexedSection } from './catalogue-index.ts';

const both = { es: '', ca: '' };
const sections = ['machines', 'batteries', 'chargers'].map((code, at): IndexedSection => ({
  ...{ id: at + 1, code, url: '', name: both, description: both, picture: null, keyAttributes: [] },
  ...{ parent: null, children: [], products: new Int32Array() },
}));
const sectionById = new Map(sections.map((section) => [section.id, section]));

const rule = (code: string, use: string, accessories: string, machineWith: string, accessoryWith = ''): FitRule =>
  parseFitRule({
    ...{ code, use, accessory_sections: accessories, accessory_with: accessoryWith },
    ...{ machine_sections: 'machines', machine_with: machineWith, conditions: 'platform=platform' },
  });
const rules = [
  rule('one', 'battery', 'batteries', 'platform|!kit|!pair'),
  rule('pair', 'two-batteries', 'batteries', 'pair'),
  rule('charger', 'charger', 'chargers|batteries', 'platform|!kit', 'amperes'),
  // Large batteries do not go into the handle of a compact machine.
  parseFitRule({
    ...{ code: 'compact', use: 'check', accessory_sections: 'batteries', machine_with: 'compact' },
    conditions: 'size=compact',
  }),
];

let machines: BareMachines;
let count = 0;
beforeEach(() => {
  machines = new BareMachines(rules, sectionById);
  count = 0;
});

interface Goods {
  readonly at?: number;
  readonly price?: number;
  readonly stock?: number;
  readonly from2?: number;
  readonly archived?: boolean;
}

/** Adds a product, or changes the one at a position: 'batteries platform=a size=2'. Its id is its position. */
function put(words: string, { at = count, price = 100, stock = 5, from2, archived = false }: Goods = {}): number {
  const [section, ...values] = words.split(' ');
  count = Math.max(count, at + 1);
  machines.set(
    at,
    {
      ...{ id: at, section_id: sections.findIndex(({ code }) => code === section) + 1, stock, is_virtual: false },
      ...{ available: stock > 0, is_archived: archived },
      quantity_prices: from2 ? [{ from: 2, price: cents(from2) }] : null,
      attributes: Object.fromEntries(values.map((value) => value.split('=')).map(([code, of]) => [code, [of ?? true]])),
    },
    { base: cents(price), sale: cents(0) },
  );
  return at;
}
const setOf = (position: number) => machines.snapshot().get(position)!.set;

test('the cheapest battery and charger of the platform that are in stock', () => {
  const machine = put('machines platform=a');
  const kit = put('machines platform=a kit');
  const drill = put('machines');
  put('batteries platform=a', { price: 10, stock: 0 });
  put('batteries platform=a', { price: 11, archived: true });
  put('batteries platform=b', { price: 12 });
  const battery = put('batteries platform=a', { price: 40 });
  put('batteries platform=a', { price: 50 });
  const charger = put('chargers platform=a amperes=3', { price: 30 });
  expect(machines.snapshot().get(machine)).toEqual({
    lacks: ['battery', 'charger'],
    platform: { attribute: 'platform', value: 'a' },
    set: { price: 70, with: [battery, charger].map((productId) => ({ productId, quantity: 1 })) },
  });
  expect([kit, drill].map((at) => machines.snapshot().has(at))).toEqual([false, false]);
});

test('a machine whose charger or battery is not to be had lacks them, without a set', () => {
  const machine = put('machines platform=a');
  put('batteries platform=a');
  expect(machines.snapshot().get(machine)).toMatchObject({ lacks: ['battery', 'charger'], set: null });
  expect(new BareMachines(rules.slice(0, 1), sectionById).snapshot().size).toBe(0);
});

test('two batteries are of one article, of which there are two, at the price of two', () => {
  const machine = put('machines platform=a pair');
  put('chargers platform=a amperes=3', { price: 30 });
  put('batteries platform=a', { price: 20, stock: 1 });
  const single = put('batteries platform=a', { price: 40 });
  expect(setOf(machine)).toMatchObject({ price: 110, with: [{ productId: single, quantity: 2 }, { quantity: 1 }] });
  const cheaper = put('batteries platform=a', { price: 50, from2: 35 });
  expect(setOf(machine)).toMatchObject({ price: 100, with: [{ productId: cheaper, quantity: 2 }, { quantity: 1 }] });
});

test('a set of both is one article where it costs less', () => {
  const machine = put('machines platform=a');
  put('batteries platform=a', { price: 40 });
  put('chargers platform=a amperes=3', { price: 30 });
  const set = put('batteries platform=a amperes=2', { price: 65 });
  expect(setOf(machine)).toEqual({ price: 65, with: [{ productId: set, quantity: 1 }] });
  put('batteries platform=a amperes=2', { at: set, price: 75 });
  expect(setOf(machine)).toMatchObject({ price: 70, with: { length: 2 } });
});

test('what another rule forbids is no part of a set', () => {
  const machine = put('machines platform=a compact=2');
  put('chargers platform=a amperes=3', { price: 30 });
  put('batteries platform=a size=5', { price: 20 });
  const small = put('batteries platform=a size=2', { price: 40 });
  expect(setOf(machine)).toMatchObject({ price: 70, with: [{ productId: small }, {}] });
});

test('follows a battery that sells out, comes back or costs another price, and changes nothing else', () => {
  const machine = put('machines platform=a');
  put('chargers platform=a amperes=3', { price: 30 });
  const [first, second] = [put('batteries platform=a', { price: 20 }), put('batteries platform=a', { price: 40 })];
  const before = machines.snapshot();
  put('batteries platform=a', { at: first, price: 20 });
  put('machines platform=a', { at: machine, price: 900 });
  expect(machines.snapshot()).toBe(before);
  put('batteries platform=a', { at: first, stock: 0 });
  expect(setOf(machine)?.with[0]?.productId).toBe(second);
  put('batteries platform=a', { at: first, price: 5 });
  expect([setOf(machine)?.price, before.get(machine)!.set!.price]).toEqual([35, 50]);
});
