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

test('data are written as JSON that cannot end their script element', () => {
  const text = new PageJson().encode(page).toString();
  expect(text).toBe(JSON.stringify(page).replaceAll('<', '\\u003c'));
});

test('what parts of the page were named by is written as if it had not been', () => {
  const json = new PageJson();
  for (const named of [products, filter, page.loaderData.root.menu, null])
    expect(json.of(named)).toBe(JSON.stringify(named));
  expect(json.encode(page)).toEqual(new PageJson().encode(page));
});

test('plain values have their JSON too, and nothing has none', () => {
  const json = new PageJson();
  expect(['€', 2, true, undefined].map(json.of)).toEqual(['"€"', '2', 'true', undefined]);
});
