import { expect, test } from 'vitest';
import { amountToPay } from './amount-to-pay.ts';

const basket = {
  price: 40,
  vat: [
    { rate: 21, gross: 30, vat: 5.21 },
    { rate: 10, gross: 10, vat: 0.91 },
  ] as const,
};

test('the delivery is added, and its VAT follows the goods', () => {
  expect(amountToPay({ ...basket, vat: [...basket.vat] }, 6.9)).toEqual({
    delivery: 6.9,
    amount: 46.9,
    // Of the delivery 5.18 are at 21 % and 1.72 at 10 %.
    vat: [
      { rate: 21, gross: 35.18, vat: 6.11 },
      { rate: 10, gross: 11.72, vat: 1.07 },
    ],
  });
});

test('a delivery without a known price counts for nothing', () => {
  expect(amountToPay({ ...basket, vat: [...basket.vat] }, null)).toMatchObject({ delivery: null, amount: 40 });
});
