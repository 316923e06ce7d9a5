import { expect, it } from 'vitest';
import { cleanPath, isPrivateAddress } from './clean-address.ts';

it.each([
  ['/product/taladro-18-v?utm=1#fotos', '/product/taladro-18-v'],
  ['/ca/search/marta%20soler', '/ca/search/:own'],
  ['/profile/orders/12', '/profile/orders/:own'],
  ['/ca/order/confirm/12?returned', '/ca/order/confirm/:own'],
  ['/order/track?number=2026-1&key=abc', '/order/track'],
  ['/?event=resetPassword&email=marta@ejemplo.cat&checkword=abc', '/'],
  ['https://shop.example/api/sale/order/12', '/api/sale/order/:own'],
  ['/x/marta%40ejemplo.cat', '/x/:own'],
  ['/documents/0b6f5a536f7c4d289c390a2f4f6f7d10', '/documents/:own'],
  ['/documents/0b6f5a53-6f7c-4d28-9c39-0a2f4f6f7d10', '/documents/:own'],
  ['/x/k3Jq-9xWvT2-mB7zLpQ4-rY8nC1sDfG5hK', '/x/:own'],
  [
    '/product/mt-250-multiherramienta-oscilante-250-w-con-maletin',
    '/product/mt-250-multiherramienta-oscilante-250-w-con-maletin',
  ],
])('cleans %s', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});

it('knows the pages with a visitor’s own data', () => {
  const isPrivate = (address: string) => isPrivateAddress(new URL(address, 'http://shop.example'));
  for (const address of ['/checkout', '/ca/profile/orders', '/order/track?key=a', '/?event=confirmEmail&email=a'])
    expect([address, isPrivate(address)]).toEqual([address, true]);
  for (const address of ['/', '/ca', '/catalog/x?page=2', '/product/order-box', '/profiles'])
    expect([address, isPrivate(address)]).toEqual([address, false]);
});
