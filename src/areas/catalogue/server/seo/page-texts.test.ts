import { expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';
import { listingTitle, productTitle } from './page-title.ts';

it('names the shop in the title of a listing, and the section above where there is room', () => {
  expect(listingTitle('Taladros', 'Electroportátil', 'Can Eina')).toBe('Taladros | Electroportátil · Can Eina');
  const long = 'Herramientas neumáticas, compresores y accesorios para el taller';
  expect(listingTitle(long, 'Electroportátil', 'Can Eina')).toBe(`${long} · Can Eina`);
});

it('names the brand in the title of a product, and the shop where there is room', () => {
  expect(productTitle('Taladro 18 V', 'Norda', 'Can Eina')).toBe('Taladro 18 V | Norda · Can Eina');
  expect(productTitle('Taladro Norda 18 V', 'Norda', 'Can Eina')).toBe('Taladro Norda 18 V · Can Eina');
  const long = 'Taladro percutor a batería de 18 V con maletín y con dos baterías';
  expect(productTitle(long, 'Norda', 'Can Eina')).toBe(`${long} | Norda`);
});

it('describes a page in whole sentences of at most 160 characters', () => {
  expect(pageDescription('Taladro.', '<p>Percute en obra.</p><p>Pesa 1&lt;2 kg &amp; más.</p>')).toBe(
    'Taladro. Percute en obra. Pesa 1<2 kg & más.',
  );
  expect(
    pageDescription(
      `Taladro. ${'A'.repeat(90)}. Ligero.`,
      '<p>Una frase más larga que lo que queda de sitio. Y otra.</p>',
    ),
  ).toBe(`Taladro. ${'A'.repeat(90)}. Ligero. Una frase más larga que lo que queda de sitio.`);
  expect(pageDescription('a'.repeat(100), 'b'.repeat(100), 'Fin.')).toBe('a'.repeat(100));
});

it('cuts a description that is one long sentence between two words', () => {
  const text = pageDescription('Taladro.', 'palabra '.repeat(40));
  expect(text).toMatch(/^Taladro\. (palabra )+palabra…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
