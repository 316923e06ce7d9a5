import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Highlights, highlightsOf, noHighlights, readHighlights } from './product-highlights.ts';

const words = (text: string) => ({ es: text, ca: `${text} ca` });
const rule = (attribute: string, more = {}) => ({
  icon: 'check' as const,
  attribute,
  title: words(`${attribute} {value}`),
  text: words('…'),
  ...more,
});
const described = [
  { code: 'voltage', group: '', name: 'Tensión', value: '18', unit: 'V' },
  { code: 'weight', group: '', name: 'Peso', value: '1,2', unit: 'kg' },
];
const product = {
  values: { voltage: [18], weight: [1.2], motor: ['brushless'], led: [true as const] },
  described,
  section: { url: '/catalog/taller/taladros', keyAttributes: ['torque', 'weight', 'voltage'] },
};
const titles = (benefits: Highlights['benefits']) =>
  highlightsOf({ benefits }, product, 'es').benefits.map(({ title }) => title.trim());

test('a benefit is claimed only where the product has the attribute that the rule asks for', () => {
  expect(titles([rule('led'), rule('brake')])).toEqual(['led']);
  expect(titles([rule('motor', { is: ['brushless'] }), rule('motor', { is: ['carbon'] })])).toEqual(['motor']);
});

test('limits are inclusive, and only numbers keep them', () => {
  const weights = [{ max: 1.2 }, { max: 1.1 }, { min: 1.2 }, { min: 1.3 }, { min: 1, max: 2 }];
  expect(weights.map((limits) => titles([rule('weight', limits)]).length)).toEqual([1, 0, 1, 0, 1]);
  expect(titles([rule('led', { min: 0 })])).toEqual([]);
  expect(titles([rule('weight', { max: 2 })])).toEqual(['weight 1,2\u00a0kg']);
});

test('a rule for a section holds below it', () => {
  const sections = ['/catalog/taller', '/catalog/taller/taladros', '/catalog/taller/tal', '/catalog/jardin'];
  expect(sections.map((section) => titles([rule('led', { section })]).length)).toEqual([1, 1, 0, 0]);
});

test('the first five benefits and three figures are shown', () => {
  const all = highlightsOf({ benefits: Array.from({ length: 9 }, () => rule('led')) }, product, 'ca');
  expect(all.benefits).toHaveLength(5);
  expect(all.figures).toEqual([
    { name: 'Peso', value: '1,2', unit: 'kg' },
    { name: 'Tensión', value: '18', unit: 'V' },
  ]);
});

test('a shop without the file has none, and a wrong file stops the start with its name', () => {
  const shopDir = mkdtempSync(join(tmpdir(), 'shop-'));
  expect(readHighlights(shopDir)).toBe(noHighlights);
  const file = join(shopDir, 'highlights.json');
  for (const wrong of ['{', '{}', '{"benefits":[{"icon":"unicorn"}]}']) {
    writeFileSync(file, wrong);
    expect(() => readHighlights(shopDir)).toThrow(file);
  }
});
