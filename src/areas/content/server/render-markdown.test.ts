import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const render = (source: string, locale: 'es' | 'ca' = 'es') =>
  renderMarkdown(source, { locale, facts: {}, firstLine: 5 });

it('leads links within the shop to the page of the same language, and no others', () => {
  const source = '[a](/faq) [b](https://example.com/x) [c](mailto:a@example.com) [d](tel:+34930000000)';
  expect(render(source, 'ca')).toBe(
    '<p><a href="/ca/faq">a</a> <a href="https://example.com/x" rel="noopener">b</a> <a href="mailto:a@example.com">c</a> <a href="tel:+34930000000">d</a></p>',
  );
  expect(render('[a](/terms.pdf)', 'ca')).toBe('<p><a href="/terms.pdf">a</a></p>');
  expect(render('[a](/faq)')).toBe('<p><a href="/faq">a</a></p>');
});

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', 'http://x.example'])(
  'refuses a link to %s',
  (href) => {
    expect(() => render(`[a](<${href}>)`)).toThrow(/must be a path/);
  },
);

it('shows HTML as text', () => {
  const html = render('<script>x()</script> <img src=x onerror=x()>\n\n::: question <b>?</b>\n<i>!</i>\n:::');
  expect(html).not.toMatch(/<(script|img|b|i)\b/);
  expect(html).toContain('&lt;script&gt;');
});

it('refuses pictures from elsewhere and headings of the first level', () => {
  expect(() => render('![a](https://evil.example/x.png)')).toThrow(/must be a file in public/);
  expect(() => render('![a](//evil.example/x.png)')).toThrow(/must be a file in public/);
  expect(() => render('# Title')).toThrow(/begin with ##/);
});

it('escapes the words of a picture', () => {
  expect(render('::: picture /workshop.svg Un "banco" <de> trabajo\n:::')).toContain(
    'alt="Un &quot;banco&quot; &lt;de&gt; trabajo"',
  );
});

it('leaves out no level of headings between the title and the first ##', () => {
  const columns = '::: columns\n### One\nx\n### Two\n:::\n\n';
  expect(render(`${columns}## Next\n\n${columns}`).match(/<\/?h\d/g)).toEqual([
    '<h2',
    '</h2',
    '<h2',
    '</h2',
    '<h2',
    '</h2',
    '<h3',
    '</h3',
    '<h3',
    '</h3',
  ]);
});

it('renders each block', () => {
  const html = render(
    [
      '::: question ¿Cuándo?\nHoy.\n:::',
      '::: columns\n### Uno\na\n\n### Dos\nb\n:::',
      '::: steps\n1. a\n2. b\n:::',
      '::: panel\nNota\n:::',
      '::: action\n[Ver](/faq)\n:::',
      '::: prices\n| Trabajo | Precio |\n| --- | --- |\n| Afilar | 9,00 € |\n:::',
      '::: picture /workshop.svg Taller\nTexto\n:::',
    ].join('\n\n'),
    'ca',
  );
  expect(html).toBe(
    `<details><summary>¿Cuándo?</summary>
<div><p>Hoy.</p></div></details>
<div data-block="columns"><div><h2>Uno</h2>
<p>a</p></div>
<div><h2>Dos</h2>
<p>b</p></div></div>
<div data-block="steps"><ol>
<li>a</li>
<li>b</li>
</ol></div>
<div data-block="panel"><p>Nota</p></div>
<div data-block="action"><p><a href="/ca/faq">Ver</a></p></div>
<div data-block="prices"><table>
<thead>
<tr>
<th scope="col">Trabajo</th>
<th scope="col">Precio</th>
</tr>
</thead>
<tbody>
<tr>
<td>Afilar</td>
<td>9,00 €</td>
</tr>
</tbody>
</table></div>
<div data-block="picture"><img src="/workshop.svg" alt="Taller" loading="lazy" decoding="async">
<div><p>Texto</p></div></div>`,
  );
});

it.each([
  ['an unknown block', 'a\n\n::: carousel\nx\n:::', 'line 7: there is no block carousel'],
  ['a block that does not end', 'a\n::: panel\nx', 'line 6: the block panel does not end'],
  ['a block within a block', '::: panel\n::: steps\n:::\n:::', 'line 6: the block panel of line 5 is still open'],
  ['an end without a block', 'a\n:::', 'line 6: no block is open'],
  ['a block without a name', '::: 1\n:::', 'line 5: a block begins with'],
  ['a question without an answer', '::: question ¿Qué?\n:::', 'line 5: a question needs'],
  ['columns without headings', '::: columns\na\n:::', 'line 5: each column begins'],
  ['text before the first column', '::: columns\na\n### b\nc\n:::', 'line 5: each column begins'],
])('names the line of %s', (_, source, reason) => {
  expect(() => render(source)).toThrow(reason);
});
