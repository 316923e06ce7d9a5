import { expect, test } from 'vitest';
import { productFaults } from './check-product.ts';
import type { Kind } from './kind-table.ts';
import type { Product } from './product.ts';
import { labelWarnings } from './safety/label-warnings.ts';
import { mixtureCodes } from './safety/mixtures.ts';
import { warningsOf } from './safety/warnings.ts';

const product = (kind: Partial<Kind>, values: Product['values'], documents: Product['documents'] = []): Product =>
  ({
    kind: { code: 'workbench', ...kind },
    brand: 'norda',
    section: 'taladros',
    values,
    documents,
  }) as unknown as Product;
const manual = { kind: 'instructions', file: 'documents/manual.pdf', name: { es: 'Manual', ca: 'Manual' } } as const;
const figures = { voltage: 18, torque: 60, chuck: 13, weight: 1.4, speed: 2000 } as const;

test('a machine has six attributes, and anything else four', () => {
  const drill = { instructions: 'drills' };
  expect(productFaults(product(drill, { ...figures, 'power-source': 'battery' }, [manual]))).toEqual([]);
  expect(productFaults(product(drill, { voltage: 18, 'power-source': 'battery' }, [manual]))).toEqual([
    '2 attributes where 6 are needed',
  ]);
  expect(productFaults(product({}, { diameter: 8, length: 120, pack: 1 }))).toEqual([
    '3 attributes where 4 are needed',
  ]);
});

const box = { diameter: 8, length: 120, pack: 1, material: 'steel' } as const;

test('instructions must be there where a family has them', () => {
  expect(productFaults(product({ instructions: 'drills' }, box))).toEqual(['no instructions']);
});

test('a product warns of something unless its kind is harmless', () => {
  expect(productFaults(product({ code: 'new-kind' }, box))).toEqual(['no warnings']);
  expect(productFaults(product({ code: 'new-kind', instructions: 'unheard-of' }, box, [manual]))).toEqual([
    'no warnings',
  ]);
  expect(productFaults(product({ code: 'padlock' }, box))).toEqual([]);
  expect(productFaults(product({ code: 'paint-brush' }, box))).toEqual([]);
});

test('a digital gauge warns of its button cell, a mechanical one of nothing', () => {
  const warnings = (reading: 'digital' | 'vernier'): readonly string[] =>
    warningsOf(product({ code: 'bevel-gauge' }, { reading })).map(({ es }) => es);
  expect(warnings('digital')).toEqual([expect.stringContaining('Pila de botón')]);
  expect(warnings('vernier')).toEqual([]);
});

test('a grinder warns of its guard, what runs on petrol of its fumes, a service of nothing', () => {
  const texts = (one: Product): string =>
    warningsOf(one)
      .map(({ es }) => es)
      .join(' ');
  expect(texts(product({ instructions: 'grinders' }, { 'power-source': 'mains' }))).toMatch(
    /protector.*Desenchufar|Desenchufar.*protector/,
  );
  expect(texts(product({ instructions: 'chainsaws' }, { 'power-source': 'petrol' }))).toMatch(
    /monóxido de carbono.*rebote/,
  );
  expect(texts(product({ virtual: true, code: 'sharpening' }, {}))).toBe('');
});

test('a mixture carries the statements of its label, in items that the import takes whole', () => {
  expect(warningsOf(product({ code: 'cement-bag' }, {}))[0]!.es).toMatch(/^Peligro\. H315: /);
  for (const code of mixtureCodes)
    for (const { es, ca } of labelWarnings(code)) expect(Math.max(es.length, ca.length), es).toBeLessThanOrEqual(500);
});
