import { cents } from '#values/money.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

/** Two articles with a discount of 5 €, delivered for 4.90 €, paid by transfer. */
export function factsOf(change: Partial<OrderMailFacts['order']> = {}, status: OrderMailFacts['status'] = 'created') {
  const order = {
    id: 7,
    number: '26-889862',
    locale: 'es',
    status,
    payment: 'transfer',
    paymentStatus: 'pending',
    total: 7160,
    price: 6660,
    deliveryPrice: 490,
    vat: [{ rate: 21, gross: 7150, net: 5909, vat: 1241 }],
    customer: { name: 'Marta', email: 'marta@ejemplo.cat' },
    delivery: {
      type: 'delivery',
      address: { street: 'Carrer de Sant Bru', house: '18', value: { zipcode: '08911' }, city: 'Badalona' },
      pickupPoint: null,
      date: '2026-11-27',
      slot: { from: '09:00', to: '11:00' },
    },
    ...change,
  } as OrderMailFacts['order'];
  const line = { quantity: 4, unit: 'ud', article: '52-0125', picture: { url: '/pictures/abc', width: 9, height: 9 } };
  const lines = [
    { ...line, name: { es: 'Disco de diamante', ca: 'Disc de diamant' }, sum: 5770 },
    { ...line, quantity: 2, picture: null, name: { es: 'Guantes', ca: 'Guants' }, sum: 890 },
  ] as unknown as OrderMailFacts['lines'];
  return {
    shop: 'Can Eina',
    hours: 'De lunes a viernes, de 08:00 a 13:30.',
    status,
    order,
    isProven: true,
    isExpired: false,
    isReplaced: false,
    lines,
    quantitySaving: cents(0),
    refunded: cents(0),
    transfer: {
      iban: 'ES91 2100 0418 4502 0005 1332',
      beneficiary: 'Can Eina, S.L.',
      amount: 71.5,
      reference: '26-889862',
      dueAt: new Date('2026-12-01T18:00:00Z'),
      qr: 'https://shop.example/qr.gif',
    },
    confirmBy: null,
    toPay: null,
    invoice: null,
    pickup: null,
    returned: null,
    orderUrl: 'https://shop.example/profile/orders/7',
    withdrawalUrl: 'https://shop.example/withdrawal?orderId=7',
    pictureUrl: ({ url }: { url: string }) => `https://shop.example${url}/160.jpg`,
  } satisfies OrderMailFacts;
}
