import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, newAccount, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { signInAs } from '#areas/staff/server/staff.fixture.ts';
import type { StaffOrder } from '../../staff-calls.ts';
import { addProduct, pickupOrder } from '../orders.fixture.ts';

let shop: Shop;
let sales: Browser;
let orderId: number;
beforeAll(async () => {
  shop = await startShop();
  sales = await signInAs(shop, 'sales');
  const product = await addProduct(shop.database, { article: '57-84258' });
  const buyer = await newAccount(shop);
  await buyer.send('POST', '/sale/basket', { product_id: product, quantity: 1 });
  ({ orderId } = (await buyer.send('POST', '/sale/order', pickupOrder)).body);
});
afterAll(() => shop.stop());

const show = async (): Promise<StaffOrder> => (await sales.send('GET', `/staff/orders/${orderId}`)).body.order;
const change = (change: object) => sales.send('PUT', `/staff/orders/${orderId}`, { changes: [change] });

it('says what is wrong with a tag or a tracking number, and what to do', async () => {
  const { tags, trackingNumber } = await show();
  const refusedAs = async (field: string, from: unknown, to: unknown): Promise<unknown> => {
    const { status, body } = await change({ field, from, to });
    return [
      status,
      body.code,
      body.fields?.map(({ field: name, code, message }: Record<string, string>) => [name, code, message]),
    ];
  };
  const refusal = (field: string, code: string, message: string) => [422, 'invalid_value', [[field, code, message]]];
  const many = ['1', '2', '3', '4', '5', '6'];
  expect(await refusedAs('tags', tags, many)).toEqual(
    refusal('changes.tags', 'too_many_tags', 'Un pedido lleva 5 etiquetas como mucho. Quita alguna.'),
  );
  expect(await refusedAs('tags', tags, ['x'.repeat(41)])).toEqual(
    refusal('changes.tags', 'tag_too_long', 'Una etiqueta tiene 40 caracteres como mucho. Acórtala.'),
  );
  expect(await refusedAs('tags', tags, ['a', ' '])).toEqual(
    refusal('changes.tags', 'tag_empty', 'Hay una etiqueta vacía. Escríbela o quítala.'),
  );
  expect(await refusedAs('trackingNumber', trackingNumber, '1'.repeat(61))).toEqual(
    refusal(
      'changes.trackingNumber',
      'tracking_number_too_long',
      'El número de seguimiento tiene 60 caracteres como mucho. Escribe solo uno.',
    ),
  );
});

it('keeps tags once that differ in case, accents or spaces', async () => {
  const { tags } = await show();
  const changed = await change({
    field: 'tags',
    from: tags,
    to: ['z', 'Z', 'Frágil', 'fragil', 'ｚ '],
  });
  expect(changed.body.order.tags).toEqual(['z', 'Frágil']);
  const selection = { ids: [orderId] };
  const again = { kind: 'tag', add: ['FRAGIL'] };
  const planned = await sales.send('POST', '/staff/orders/bulk/preview', { action: again, selection });
  expect(planned.body.refused).toMatchObject([{ orderId, code: 'unchanged' }]);
  const removed = { kind: 'tag', remove: ['fragil'] };
  const { possible } = (await sales.send('POST', '/staff/orders/bulk/preview', { action: removed, selection })).body;
  expect(possible).toBe(1);
});
