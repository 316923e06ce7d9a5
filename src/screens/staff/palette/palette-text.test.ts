import { expect, it } from 'vitest';
import { mayDo } from '#values/staff-roles.ts';
import { messages } from './messages.ts';
import { paletteText } from './palette-text.ts';

it.each(['es', 'ca'] as const)('speaks in %s of orders and customers to those alone who may see them', (locale) => {
  const textFor = (role: 'content' | 'sales') => {
    const { open, nothingHint, findsOrders } = paletteText(messages[locale], mayDo(role, 'orders.read'));
    return { text: `${open} ${nothingHint}`, findsOrders };
  };
  expect(textFor('sales')).toEqual({ text: expect.stringMatching(/pedido|comanda/), findsOrders: true });
  const content = textFor('content');
  expect(content.findsOrders).toBe(false);
  expect(content.text).not.toMatch(/pedido|comanda|client|NIF|tel[eè]f/i);
  expect(content.text).toMatch(/art[ií]c(?:ulo|le)/);
});
