import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const read = (markup: string) =>
  markup
    .replace(/<span aria-hidden="true"[^>]*>.*?<\/span>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

const visibleText = (markup: string) => markup.replace(/<span class="vh">.*?<\/span>/g, '').replace(/<[^>]+>/g, '');

const price = (value: number, before: number | null = null, layout?: 'stacked' | 'beside') =>
  renderToStaticMarkup(<Price value={value} before={before} locale="es" oldLabel="Antes" layout={layout} />);

test('a price is read aloud as one number and shown in whole euros and raised cents', () => {
  expect(read(price(1249))).toBe('1.249,00 €');
  expect(visibleText(price(1249))).toBe('1.249,00€');
});

test.each(['stacked', 'beside'] as const)('a reduced price is read with the old one (%s)', (layout) => {
  const words = read(price(339.9, 429, layout));
  expect(words).toContain('339,90 €');
  expect(words).toContain('Antes 429,00 €');
});
