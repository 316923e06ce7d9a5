import { expect, it } from 'vitest';
import { pageDescription } from './page-description.ts';
import { pageTitle } from './page-title.ts';

it('names the shop in a title, and the context where there is room', () => {
  expect(pageTitle('Taladros', 'Electroportátil', 'Can Eina')).toBe('Taladros | Electroportátil · Can Eina');
  expect(pageTitle('Taladro Norda 18 V', 'Norda', 'Can Eina')).toBe('Taladro Norda 18 V · Can Eina');
  const long = 'Taladro percutor a batería de 18 V con maletín y dos baterías';
  expect(pageTitle(long, 'Norda', 'Can Eina')).toBe(`${long} · Can Eina`);
});

it('describes a page in whole sentences of at most 160 characters', () => {
  expect(pageDescription('Taladro.', '<p>Percute en obra.</p><p>Pesa 1&lt;2 kg &amp; más.</p>')).toBe(
    'Taladro. Percute en obra. Pesa 1<2 kg & más.',
  );
  expect(pageDescription('a'.repeat(100), 'b'.repeat(100), 'Fin.')).toBe('a'.repeat(100));
});

it('cuts a description that is one long sentence between two words', () => {
  const text = pageDescription('Taladro.', 'palabra '.repeat(40));
  expect(text).toMatch(/^Taladro\. (palabra )+palabra…$/);
  expect(text.length).toBeLessThanOrEqual(160);
});
