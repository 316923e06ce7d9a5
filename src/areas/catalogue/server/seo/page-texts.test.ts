import { expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';
import { listingTitle, productTitle } from './page-title.ts';

it('names the shop in the title of a listing, and the section above where there is room', () => {
  expect(listingTitle('Taladros', 'Electroportátil', 'Can Eina')).toBe('Taladros | Electroportátil · Can Eina');
  const long = 'Herramientas neumáticas, compresores y accesorios para el taller';
  expect(listingTitle(long, 'Electroportátil', 'Can Eina')).toBe(`${long} · Can Eina`);
});

it('names the brand in the title of a product, and the shop where there is room', () => {
  const titleOf = (name: string) => productTitle({ name, brand: 'Norda', article: '13-05142' }, 'Can Eina');
  expect(titleOf('Taladro 18 V')).toBe('Norda Taladro 18 V · Can Eina');
  expect(titleOf('Taladro Norda 18 V')).toBe('Taladro Norda 18 V · Can Eina');
  const long = 'Taladro percutor a batería de 18 V con dos baterías y cargador';
  expect(titleOf(`${long}`.slice(0, 57))).toBe(`Norda ${long.slice(0, 57)}`);
});

it('ends a product’s title with its number where its name is too long', () => {
  const title = (name: string, article = '13-05142') => productTitle({ name, brand: 'Norda', article }, 'Can Eina');
  expect(title('Sierra de sable a batería 18 V, carrera 32 mm, con 2 baterías de 8,0 Ah y maletín')).toBe(
    'Norda Sierra de sable a batería 18 V, carrera 32 mm… | 13-05142',
  );
  expect(title('a'.repeat(250)).length).toBeLessThanOrEqual(65);
  expect(title('a '.repeat(40), 'b'.repeat(64))).toMatch(/^Norda a [a ]*… \| b{64}$/);
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
