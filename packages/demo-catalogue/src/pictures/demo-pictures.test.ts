import { expect, test } from 'vitest';
import { composeCatalogue } from '../compose-catalogue.ts';
import { formFaults } from './readings/check-readings.ts';
import { storedReadings } from './readings/reading.ts';
import { medianOf, repeatedShapes } from './repeated-shapes.ts';

const { products, pictures } = await composeCatalogue();

test('each form of a first picture was read by somebody who knew nothing of it, as what its products are', () => {
  const faults = formFaults(products, pictures, storedReadings());
  expect(faults.map(({ form, kind, articles, reasons }) => ({ form, kind, article: articles[0], reasons }))).toEqual(
    [],
  );
});

test('no section is one shape repeated', async () => {
  const sections = await repeatedShapes(products, pictures);
  const often = sections.filter(({ products: alike }) => alike.length > 12).map(({ section }) => section);
  expect(often).toEqual([]);
  expect(medianOf(sections.map(({ products: alike }) => alike.length))).toBeLessThanOrEqual(5);
});
