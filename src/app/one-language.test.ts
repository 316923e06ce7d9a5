import { globSync, readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { foreignWordsIn, wordsOfPage } from './foreign-words.fixture.ts';

/** Words of the other language in the texts of files, as 'file: … words …'. */
function findIn(pattern: string, textsOf: (source: string) => string[], locale: Locale): string[] {
  const read = globSync(pattern).map((file) => ({ file, texts: textsOf(readFileSync(file, 'utf8')) }));
  expect(read.flatMap(({ texts }) => texts).length, pattern).toBeGreaterThan(0);
  return read.flatMap(({ file, texts }) =>
    texts.flatMap((text) => foreignWordsIn(text, locale).map((found) => `${file}: ${found}`)),
  );
}

const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/.source;
const literalsIn = (pattern: RegExp) => (source: string) =>
  Array.from(source.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '').matchAll(pattern), (found) =>
    found
      .slice(1)
      .find((text) => text !== undefined)!
      .replace(/\$\{[^}]*\}/g, '…'),
  );
const ofLanguage = (locale: Locale) => literalsIn(new RegExp(`"?\\b${locale}"?:\\s*(?:${literal})`, 'g'));

it.each(locales)('finds no other language in the messages in %s', (locale) => {
  const found = findIn(`src/**/*messages.${locale}.ts`, literalsIn(new RegExp(literal, 'g')), locale);
  // There each language is named and offered in its own words.
  expect(found.filter((one) => !one.startsWith('src/screens/storefront/frame/language/'))).toEqual([]);
});

it.each(locales)('finds no other language in the pages, guides and questions in %s', (locale) => {
  // Names in both languages stand in the front matter.
  const textOf = (source: string) => [source.replace(/^.*?\bca: .*$/gm, '')];
  expect(findIn(`{demo/shop,data}/**/*.${locale}.md`, textOf, locale)).toEqual([]);
});

it.each(locales)('finds no other language in what data and products are called in %s', (locale) => {
  const data = ['demo/shop/*.json', 'packages/demo-catalogue/src/**/*.ts', 'src/areas/*/server/**/*.ts'];
  expect(data.flatMap((pattern) => findIn(pattern, ofLanguage(locale), locale))).toEqual([]);
  const ofColumns = (source: string) =>
    (parseCsv(source, { columns: true }) as Record<string, string>[]).flatMap((row) =>
      Object.entries(row).flatMap(([name, text]) => (new RegExp(`(^|_)${locale}$`).test(name) ? [text] : [])),
    );
  expect(findIn('packages/demo-catalogue/tables/*.csv', ofColumns, locale)).toEqual([]);
});

it('finds words in text and attributes, and none in addresses, scripts and parts of words', () => {
  const html =
    '<a href="/pedido" title="Veure el pedido">Tornillo</a><script>const tienda = 1</script><p>hola@tienda.es, ud.</p>';
  expect(foreignWordsIn(wordsOfPage(html), 'ca')).toHaveLength(3);
  expect(foreignWordsIn('Amb broques i cargols', 'ca')).toEqual([]);
});
