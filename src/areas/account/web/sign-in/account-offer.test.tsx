import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AccountOffer } from './account-offer.tsx';

test('the offer of an account is not printed with the order', () => {
  const person = { name: 'Marta', surname: 'Soler', email: 'marta@ejemplo.cat' };
  expect(renderToStaticMarkup(<AccountOffer person={person} />)).toMatch(/^<section class="[^"]*\bno-print\b/);
});
