import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
const definitions = ['src/design/tokens.css', 'src/design/breakpoints.css'];

/** Which properties take their lengths from which tokens. */
const scales = [
  {
    properties: /^((scroll-)?(margin|padding)(-\w+)*|((row|column)-)?gap|inset(-\w+)*|top|right|bottom|left)$/,
    tokens: /^--s-/,
  },
  { properties: /^font(-size)?$/, tokens: /^--t-/ },
  { properties: /^border-(\w+-)*radius$/, tokens: /^--r-/ },
];
const tokens = [...read('src/design/tokens.css').matchAll(/(--[srt]-\w+): ([\d.]+(?:px|rem));/g)].map(
  ([, name, value]) => ({
    name: name!,
    value: value!,
  }),
);

/** Lengths that a token stands for, and media queries with a width of their own. */
function rawValues(css: string): string[] {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const queries = [...code.matchAll(/@media([^{]*\d[^{]*)\{/g)].map(([, query]) => `@media${query}`.trim());
  const declarations = [...code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(([, property, value]) => {
    const scale = scales.find(({ properties }) => properties.test(property!));
    const lengths: string[] = value!.match(/(?<![\w.])[\d.]+(px|rem)\b/g) ?? [];
    return tokens
      .filter((token) => scale?.tokens.test(token.name) && lengths.includes(token.value))
      .map((token) => `${property}: ${value!.trim()} → ${token.name}`);
  });
  return [...queries, ...declarations];
}

describe('style sheets', () => {
  const files = globSync('src/**/*.css', { cwd: root }).filter((file) => !definitions.includes(file));

  test('take spacing, type sizes, radii and breakpoints from the tokens', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.flatMap((file) => rawValues(read(file)).map((value) => `${file}: ${value}`))).toEqual([]);
  });

  test('measure lines in em: ch is a digit of the font, and lines break elsewhere once another font arrives', () => {
    expect(files.filter((file) => /[\d.]ch\b/.test(read(file)))).toEqual([]);
  });

  // Otherwise whatever comes or goes has browsers style all the page anew (docs/decisions/styles.md).
  test('name an element in each :has, and style nothing below the root by what the root contains', () => {
    const sheets = globSync('src/**/*.css', { cwd: root, exclude: ['src/screens/staff/**'] });
    const asksAny = /:has\([>+~\s]*:/;
    const asksRoot = /(?:html|body|:root)(?:\S|, )*?:has\([^()]*\)\)* +[^\s{,)]/;
    expect(sheets.filter((file) => asksAny.test(read(file)) || asksRoot.test(read(file)))).toEqual([]);
    expect('label:has(:checked) {}').toMatch(asksAny);
    expect(':root:is([data-net], :has(#net:checked)) .gross {}').toMatch(asksRoot);
    expect('html:has(dialog:modal) {}').not.toMatch(asksRoot);
  });

  test('are searched for raw values of every kind', () => {
    expect(
      rawValues('.a { padding: 0 8px; font-size: 1rem } @media (max-width: 700px) { .b { border-radius: 4px; } }'),
    ).toEqual([
      '@media (max-width: 700px)',
      'padding: 0 8px → --s-2',
      'font-size: 1rem → --t-md',
      'border-radius: 4px → --r-2',
    ]);
    expect(rawValues('@media (--phone) { .a { margin: var(--s-2) 18px; width: 8px; } /* padding: 8px; */ }')).toEqual(
      [],
    );
  });
});

describe('classes of components', () => {
  /** The file of a module's style sheet, as imported by another file. */
  const sheetOf = (file: string, path: string): string =>
    path.startsWith('#') ? join('src', path.slice(1)) : join(file, '..', path);

  test('are in their style sheets', () => {
    const uses = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) => {
      const code = read(file);
      const imports = [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
      return imports.flatMap(([, name, path]) => {
        const css = read(sheetOf(file, path!));
        const classes = [...code.matchAll(new RegExp(`(?<![-/.\\w])${name}\\.(\\w+)`, 'g'))].map(
          ([, className]) => className!,
        );
        return classes.map((className) => ({ file, className, exists: new RegExp(`\\.${className}\\b`).test(css) }));
      });
    });
    expect(uses.length).toBeGreaterThan(500);
    expect(uses.filter(({ exists }) => !exists)).toEqual([]);
  });
});

describe('media queries in code', () => {
  const widths = new Set(read('src/design/breakpoints.css').match(/(?:max|min)-width: \d+px/g));

  test('use the breakpoints of the style sheets', () => {
    const queries = globSync('src/**/*.tsx', { cwd: root }).flatMap(
      (file) => read(file).match(/(?:max|min)-width: \d+px/g) ?? [],
    );
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter((query) => !widths.has(query))).toEqual([]);
  });
});
