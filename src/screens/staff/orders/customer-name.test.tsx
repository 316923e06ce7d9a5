import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CustomerName } from './customer-name.tsx';

it('keeps the whole of a name that is cut', () => {
  const name = 'Instal·lacions i Manteniments Industrials del Barcelonès Nord, SCCL';
  expect(renderToStaticMarkup(<CustomerName name={name} />)).toMatch(
    new RegExp(`^<span class="[^"]*cut[^"]*" title="${name}">${name}</span>$`),
  );
});
