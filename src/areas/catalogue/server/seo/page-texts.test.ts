import { expect, it } from 'vitest';
import { namedDescription, pageDescription } from './page-description.ts';
import { listingTitle, productTitle, type TitledProduct, titleFigures } from './page-title.ts';

it('names the shop in the title of a listing, and the section above where there is room', () => {
  expect(listingTitle('Taladros', 'Electroportátil', 'Can Eina')).toBe('Taladros | Electroportátil · Can Eina');
  const long = 'Herramientas neumáticas, compresores y accesorios para el taller';
  expect(listingTitle(long, 'Electroportátil', 'Can Eina')).toBe(`${long} · Can Eina`);
});

const titleOf = (name: string, more: Partial<TitledProduct> = {}) =>
  productTitle({ name, brand: 'Norda', modelName: null, version: '', figures: [], ...more }, 'Can Eina');

it('names the brand in the title of a product, and the shop where there is room', () => {
  expect(titleOf('Taladro 18 V')).toBe('Norda Taladro 18 V · Can Eina');
  expect(titleOf('Taladro Norda 18 V')).toBe('Taladro Norda 18 V · Can Eina');
  const long = 'Taladro percutor a batería de 18 V con dos baterías y carga';
  expect(titleOf(long)).toBe(`Norda ${long}`);
});

it('ends a long title after two figures and the version, and never within the name', () => {
  const sabre =
    'NSS 18-32 Sierra de sable a batería 18\u00a0V, carrera 32\u00a0mm, con 2 baterías de 8,0\u00a0Ah y maletín';
  const product = { modelName: 'NSS 18-32', version: 'Kit 2 × 8,0\u00a0Ah' };
  expect(titleOf(sabre, product)).toBe(
    'Norda NSS 18-32 Sierra de sable a batería 18\u00a0V, carrera 32\u00a0mm, Kit 2 × 8,0\u00a0Ah',
  );
  const oneWord = 'a'.repeat(250);
  expect(titleOf(oneWord)).toBe(`Norda ${oneWord}`);
});

it('adds figures of the technical sheet to a name that has none', () => {
  expect(titleOf('Martillo de encofrador', { figures: ['600 g', '32 cm', '9 mm'] })).toBe(
    'Norda Martillo de encofrador, 600 g, 32 cm · Can Eina',
  );
  expect(titleOf('M-20 Martillo 600\u00a0g', { modelName: 'M-20', figures: ['600 g', '32 cm'] })).toBe(
    'Norda M-20 Martillo 600\u00a0g, 32 cm · Can Eina',
  );
  const steps = { name: 'Peldaños', value: '7', unit: '' };
  const sheet = [
    { name: 'Material', value: 'Acero', unit: '' },
    { name: 'Largo', value: '40', unit: 'cm' },
    { name: 'Peso', value: '3', unit: 'kg' },
  ];
  expect(titleFigures([steps], [steps, ...sheet])).toEqual(['7 peldaños', '3 kg', 'largo 40 cm']);
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

it('describes a product by more than its name', () => {
  const name = `${'Sierra de sable a batería '.repeat(4)}.`;
  const long = `Corta ${'madera, metal y obra '.repeat(5)}sin cambiar de máquina.`;
  expect(namedDescription(name, `<p>${long}</p>`, 'Referencia 1.')).toBe(`${long} Referencia 1.`);
  expect(namedDescription('Taladro.', `<p>${long}</p>`)).toBe(`Taladro. ${long}`);
  expect(namedDescription('Taladro.', '', 'Referencia 1.')).toBe('Taladro. Referencia 1.');
});
