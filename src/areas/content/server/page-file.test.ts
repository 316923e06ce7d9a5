import { expect, it } from 'vitest';
import { readPageFile } from './page-file.ts';

const page = (body: string, more = ''): string =>
  `---\ntitle: Envíos & más\ndescription: 'De {{name}}'\nupdated: 2026-01-02\n${more}---\n\n${body}`;
const read = (source: string, facts: Record<string, string> = { name: 'A & B' }) => readPageFile(source, 'ca', facts);

it('reads the front matter and fills in the facts', () => {
  expect(read(page('Som {{name}}', 'lead: A {{name}}\npicture: /workshop.svg\n'))).toEqual({
    title: 'Envíos & más',
    description: 'De A & B',
    lead: 'A A & B',
    picture: '/workshop.svg',
    updatedAt: '2026-01-02',
    html: '<p>Som A &amp; B</p>',
  });
});

it('reads files with a byte order mark and Windows line ends', () => {
  expect(read(`\uFEFF${page('Hola').replaceAll('\n', '\r\n')}`).html).toBe('<p>Hola</p>');
});

it('shows markup in facts as text', () => {
  expect(read(page('[{{name}}](mailto:{{mail}}) {{name}}'), { name: '*<b>_x_', mail: 'a_b_@x.example' }).html).toBe(
    '<p><a href="mailto:a_b_@x.example">*&lt;b&gt;_x_</a> *&lt;b&gt;_x_</p>',
  );
});

it.each([
  ['no front matter', 'Hola', /begin with its front matter/],
  ['broken YAML', '---\ntitle: [a\n---\nHola', /front matter is wrong/],
  ['a missing title', '---\ndescription: a\nupdated: 2026-01-02\n---\nHola', /front matter is wrong: title/],
  ['an unknown key', page('Hola', 'colour: red\n'), /colour: unknown$/],
  ['a key that is written wrongly', page('Hola', 'led: Hola\n'), /led: unknown, did you mean lead\?/],
  ['an impossible date', page('Hola').replace('2026-01-02', '2026-02-30'), /updated must be a date/],
  ['a picture from elsewhere', page('Hola', 'picture: https://evil.example/x.svg\n'), /picture must be the address/],
  ['an unknown fact', page('{{nobody}}'), /no fact called nobody/],
])('refuses %s', (_, source, reason) => {
  expect(() => read(source)).toThrow(reason);
});
