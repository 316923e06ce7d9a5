import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatusSince } from './status-tag.tsx';

test('says since when an order has its status, which is not when it was placed', () => {
  const history = [
    { status: 'created', at: '2026-11-23T09:15:00Z' },
    { status: 'confirmed', at: '2026-11-24T10:30:00Z' },
  ] as const;
  const words = (status: 'created' | 'confirmed' | 'delivered'): string =>
    renderToStaticMarkup(<StatusSince order={{ status, history: [...history] }} />).replaceAll(/<[^>]+>/g, '');
  expect(words('confirmed')).toMatch(/^Confirmado martes,? 24 de noviembre,? (a las )?11:30$/);
  expect(words('created')).toMatch(/^Recibido lunes,? 23 de noviembre,? (a las )?10:15$/);
  expect(words('delivered').trim()).toBe('Entregado');
});
