import { expect, it } from 'vitest';
import { validateStructuredData } from './validate-structured-data.fixture.ts';

const problemsOf = async (thing: object) =>
  (
    await validateStructuredData(
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`,
    )
  ).problems;

it('accepts what follows the vocabulary', async () => {
  const offer = { '@type': 'Offer', price: '9.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
  const product = { '@type': 'Product', name: 'Taladro', image: 'https://shop.example/a.jpg', offers: offer };
  expect(await problemsOf(product)).toEqual([]);
});

it.each([
  ['an unknown type', { '@type': 'Drill', name: 'Taladro' }, 'Drill'],
  ['an unknown property', { '@type': 'Thing', nombre: 'Taladro' }, 'nombre'],
  ['a property of another type', { '@type': 'Person', name: 'Ana', sku: '1' }, 'sku'],
  ['a thing of a wrong type', { '@type': 'Person', name: 'Ana', address: { '@type': 'Offer', price: 1 } }, 'address'],
  ['a text for a number', { '@type': 'GeoCoordinates', latitude: 41, elevation: true }, 'elevation'],
  [
    'a member of another enumeration',
    { '@type': 'Offer', availability: 'https://schema.org/NewCondition' },
    'availability',
  ],
  ['a product without what search engines require', { '@type': 'Product', name: 'Taladro' }, 'offers'],
])('refuses %s', async (_, thing, named) => {
  expect((await problemsOf(thing)).join('\n')).toContain(named);
});
