import { expect, it } from 'vitest';
import { logText } from './log-text.ts';

it('says of a change of the payment alone what became of it', () => {
  const { verbText } = logText('es');
  const paid = { field: 'paymentStatus', before: 'pending', after: 'paid' };
  expect(verbText('order.status', [paid])).toBe('Pago recibido');
  expect(verbText('order.status', [{ ...paid, after: 'failed' }])).toBe('Pago rechazado');
  expect(verbText('order.status', [{ field: 'status', before: 'created', after: 'confirmed' }, paid])).toBe(
    'Estado de un pedido',
  );
  expect(verbText('order.status')).toBe('Estado de un pedido');
  expect(logText('ca').verbText('order.status', [paid])).toBe('Pagament rebut');
});
