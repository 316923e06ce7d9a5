import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPageAssets } from './page-assets.ts';

const manifest = {
  'src/entry/client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'src/screens/storefront/frame/shop-frame.tsx': { file: 'assets/frame.js', imports: ['_shared.js'] },
  'src/screens/storefront/basket/basket-screen.tsx': {
    file: 'assets/basket.js',
    imports: ['_shared.js', '_steps.js'],
  },
  '_steps.js': { file: 'assets/steps.js', imports: ['_shared.js'] },
  'style.css': { file: 'assets/styles.css' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-assets-'));
  const write = (locale: string, content: object) =>
    writeFileSync(join(folder, `manifest-${locale}.json`), JSON.stringify(content));
  write('es', manifest);
  write('ca', { 'src/entry/client.tsx': { file: 'assets/entrada.js' }, 'style.css': { file: 'assets/estils.css' } });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('names what a frame and a screen load, each once: the style sheet, then in a template the scripts, the entry last', () => {
  expect(readPageAssets(folder)('es', ['frame/shop-frame', 'boundary', 'basket/basket-screen'])).toBe(
    [
      '<link rel="stylesheet" href="/assets/styles.css"><template id="scripts">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/vendor.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/frame.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/basket.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/steps.js">',
      '<script type="module" fetchpriority="low" src="/assets/entry.js"></script></template>',
    ].join(''),
  );
});

test('lists the entry alone for a page without a known screen', () => {
  const assets = readPageAssets(folder);
  const entry = assets('es', []);
  expect(entry).not.toContain('basket');
  expect(entry).toContain('/assets/vendor.js');
  expect(assets('es', ['nowhere/no-screen'])).toBe(entry);
});

test('lists the files of the page’s language', () => {
  const assets = readPageAssets(folder);
  expect(assets('es', [])).not.toContain('entrada');
  expect(assets('ca', [])).toBe(
    '<link rel="stylesheet" href="/assets/estils.css"><template id="scripts">' +
      '<script type="module" fetchpriority="low" src="/assets/entrada.js"></script></template>',
  );
});

test('reads the manifests once', () => {
  const assets = readPageAssets(folder);
  const first = assets('es', []);
  writeFileSync(join(folder, 'manifest-es.json'), '{}');
  expect(assets('es', [])).toBe(first);
  expect(assets('es', ['frame/shop-frame', 'boundary', 'basket/basket-screen'])).toContain('/assets/basket.js');
});
