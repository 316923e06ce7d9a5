import { expect, test } from 'vitest';
import { PageJson } from './page-json.ts';

const products = [{ name: 'Broca <8 mm>', price: 4.5 }];
const filter = [{ code: 'price', unit: '€' }];
const page = {
  loaderData: {
    root: { menu: { header: [], note: undefined }, contacts: null, since: new Date(0) },
    'catalogue/catalog-screen': {
      data: { products, filter, section: {} },
      choice: { lists: { 'a"b</script>': ['1'] } },
      path: '/catalog',
    },
  },
  errors: null,
};

test('encodes data as JSON that cannot end its script element', () => {
  const text = new PageJson().encode(page).toString();
  expect(text).toBe(JSON.stringify(page).replaceAll('<', '\\u003c'));
});

test('encodes the page alike whether or not its parts were encoded before', () => {
  const json = new PageJson();
  for (const part of [products, filter, page.loaderData.root.menu, null])
    expect(json.of(part)).toBe(JSON.stringify(part));
  expect(json.encode(page)).toEqual(new PageJson().encode(page));
});

test('encodes plain values, and returns undefined for undefined', () => {
  const json = new PageJson();
  expect(['€', 2, true, undefined].map(json.of)).toEqual(['"€"', '2', 'true', undefined]);
});
