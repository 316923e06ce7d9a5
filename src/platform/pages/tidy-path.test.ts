import { expect, it } from 'vitest';
import { screens } from '#routes/storefront-screens.ts';
import { createTidyPath } from './tidy-path.ts';

const tidyPath = createTidyPath(screens);

it.each([
  ['/brands/', '/brands'],
  ['/ca/', '/ca'],
  ['/catalog//taladros///', '/catalog/taladros'],
  ['/Product/Taladro-X', '/product/taladro-x'],
  ['/CA/Brands', '/ca/brands'],
  ['/search/Broca-X/', '/search/Broca-X'],
])('leads %s to %s', (path, tidied) => {
  expect(tidyPath(path)).toBe(tidied);
  expect(tidyPath(tidied)).toBe(tidied);
});

it.each(['/', '/ca', '/product/taladro-x', '/search/BOSCH', '/ca/search/BOSCH', '/nowhere/At/All', '/product/%C3%B1'])(
  'leaves %s as it is',
  (path) => {
    expect(tidyPath(path)).toBe(path);
  },
);
