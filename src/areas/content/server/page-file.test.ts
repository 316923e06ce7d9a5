import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { screens } from '#routes/storefront-screens.ts';
import { readPageFile } from './page-file.ts';

const page = (body: string): string =>
  `<html><head><title>Envíos &amp; más</title><meta name="description" content="De {{name}}"><meta name="date" content="2026-01-02"></head><body>${body}</body></html>`;

it('reads title, description and date, and fills in the facts', () => {
  const text = readPageFile(page('<p>{{name}}</p>'), 'es', { name: 'A & B' });
  expect(text).toEqual({
    title: 'Envíos & más',
    description: 'De A & B',
    updatedAt: '2026-01-02',
    html: '<p>A &amp; B</p>',
  });
});

it('refuses an unknown placeholder', () => {
  expect(() => readPageFile(page('{{nobody}}'), 'es', { name: 'x' })).toThrow('nobody');
});

it('localises links within the shop and no others', () => {
  const body = '<a href="/faq">a</a><a href="https://example.com/x">b</a><a href="mailto:a@example.com">c</a>';
  expect(readPageFile(page(body), 'ca', { name: '' }).html).toBe(
    '<a href="/ca/faq">a</a><a href="https://example.com/x">b</a><a href="mailto:a@example.com">c</a>',
  );
  expect(readPageFile(page('<a href="/faq">a</a>'), 'es', { name: '' }).html).toBe('<a href="/faq">a</a>');
});

it('removes scripts, styles, handlers and unsafe addresses', () => {
  const body =
    '<script>x()</script><p style="color:red" onclick="x()">a</p><a href="javascript:x()">b</a><img src="x"><a href="//evil.example">c</a>';
  const { html } = readPageFile(page(body), 'es', { name: '' });
  expect(html).not.toMatch(/script|style|onclick|img|\/\/evil/);
});

test('the demo’s pages exist in both languages with the same structure and valid links', () => {
  const folder = fileURLToPath(new URL('../../../../demo/shop/pages/', import.meta.url));
  const files = readdirSync(folder);
  const facts = new Proxy({}, { get: () => 'x' });
  const names = [...new Set(files.map((file) => file.split('.')[0]!))];
  expect(names).toEqual(expect.arrayContaining(['main', 'privacy-policy', 'cookies', 'legal-notice']));
  for (const name of names) {
    const read = (locale: 'es' | 'ca') =>
      readPageFile(readFileSync(`${folder}${name}.${locale}.html`, 'utf8'), locale, facts);
    const [es, ca] = [read('es'), read('ca')];
    const shape = (html: string) => html.match(/<(h2|h3|li|tr)\b/g);
    expect(shape(ca.html), name).toEqual(shape(es.html));
    for (const text of [es, ca]) expect([text.title, text.description, text.updatedAt].every(Boolean), name).toBe(true);
    expect(
      [...es.html.matchAll(/href="\/([^"]*)"/g)].every(
        ([, path]) => names.includes(path!) || screens.some((screen) => screen.path === `/${path}`),
      ),
      name,
    ).toBe(true);
  }
});
