import { expect, test } from 'vitest';
import { sanitiseDescription } from './sanitise-description.ts';

test.each([
  ['<div>uno</div><div>dos</div><ul><li>a</li></ul>', '<p>uno</p><p>dos</p><ul><li>a</li></ul>'],
  ['<div><h2>Uso</h2><div>uno<br>dos</div></div><div><p>tres</p></div>', '<h3>Uso</h3><p>uno<br />dos</p><p>tres</p>'],
  ['<ul><li><div>a</div></li></ul><section>fin\nde línea</section>', '<ul><li>\na\n</li></ul><p>fin\nde línea</p>'],
  ['<style>p{}</style><div><b>uno</b></div><p>dos</p>', '<p><strong>uno</strong></p><p>dos</p>'],
  ['uno\n<p>dos</p>', 'uno\n<p>dos</p>'],
  ['uno\ndos', '<p>uno</p><p>dos</p>'],
])('the boxes of page builders are paragraphs: %s', (html, expected) => {
  expect(sanitiseDescription(html)).toBe(expected);
});
