import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import { logText } from '#areas/staff/log-text.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { ChangeText } from './change-text.tsx';

const articleName = (id: number): string | undefined => (id === 3 ? 'Taladro' : undefined);
const textOf = (locale: Locale, entry: Partial<TimelineEntry>): string => {
  const whole = {
    ...{ actor: { kind: 'provider', id: 'redsys', name: null }, verb: 'order.status', reason: null, undoneBy: null },
    ...entry,
  } as TimelineEntry;
  const text = (
    <LocaleProvider value={locale}>
      <ChangeText entry={whole} words={logText(locale, { articleName })} />
    </LocaleProvider>
  );
  return renderToStaticMarkup(text)
    .replaceAll(/<del>(.*?)<\/del>/g, '[$1]')
    .replaceAll(/<[^>]+>/g, '');
};

const paid = { field: 'paymentStatus', before: 'pending', after: 'paid' };
const confirmed = { field: 'status', before: 'created', after: 'confirmed' };

it.each([
  ['es', 'El banco lo dio por cobrado y lo pasó a «Por preparar»'],
  ['ca', 'El banc la va donar per cobrada i la va passar a «Per preparar»'],
] as const)('says in %s of a payment that moves the order both, as people do', (locale, text) => {
  expect(textOf(locale, { changes: [confirmed, paid] })).toBe(text);
});

it('says of a step where the order is since, and why', () => {
  const actor = { kind: 'staff', id: '1', name: 'Jordi' } as const;
  const cancelled = { field: 'status', before: 'confirmed', after: 'cancelled' };
  expect(textOf('es', { actor, changes: [confirmed] })).toBe('Jordi lo pasó a «Por preparar»');
  expect(textOf('es', { actor, changes: [cancelled], reason: 'No contesta' })).toBe('Jordi lo canceló: «No contesta»');
});

it('says a payment alone, a change of fields, one without any, and who placed the order', () => {
  expect(textOf('es', { changes: [paid] })).toBe('El banco · Pago recibido');
  const actor = { kind: 'staff', id: '1', name: 'Jordi' } as const;
  const refund = [
    { field: 'refund', before: null, after: 20 },
    { field: 'refundLines', before: null, after: [{ product_id: 3, quantity: 2 }] },
  ];
  expect(textOf('es', { actor, verb: 'order.refund', changes: refund, reason: 'Golpe' })).toBe(
    'Jordi · Devuelto: 20,00\u00A0€; De los artículos: 2 × Taladro «Golpe»',
  );
  expect(
    textOf('es', { actor, verb: 'order.part_taken_back', changes: [{ field: 'received', before: 500, after: 0 }] }),
  ).toBe('Jordi · Cobro quitado · Cobrado: [500,00\u00A0€] → 0,00\u00A0€');
  expect(textOf('es', { actor, verb: 'order.mail', changes: [] })).toBe('Jordi · Correo enviado otra vez');
  const guest = { kind: 'guest', id: '1', name: null } as const;
  expect(textOf('es', { actor: guest, verb: 'order.placed', changes: [] })).toBe('El cliente hizo el pedido.');
});
