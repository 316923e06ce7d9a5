import { expect, test } from 'vitest';
import { composeCatalogue } from '../compose-catalogue.ts';
import { medianOf, repeatedShapes } from './repeated-shapes.ts';

const { products, pictures } = await composeCatalogue();

test('no section is one shape repeated', async () => {
  const sections = await repeatedShapes(products, pictures);
  const often = sections.filter(({ products: alike }) => alike.length > 12).map(({ section }) => section);
  expect(often).toEqual([]);
  expect(medianOf(sections.map(({ products: alike }) => alike.length))).toBeLessThanOrEqual(5);
});
