import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Switch } from './switch.tsx';

it('leaves its state to the checkbox, which aria-checked might contradict', () => {
  const markup = renderToStaticMarkup(<Switch label="Avisos" checked onChange={() => {}} />);
  expect(markup).toContain('role="switch"');
  expect(markup).toContain('checked=""');
  expect(markup).not.toContain('aria-checked');
});
