import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { WithdrawableOrder } from './withdrawal-choice.ts';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';

const order = {
  number: '26-889862',
  placedAt: '2026-11-20T09:00:00Z',
  deliveredAt: null,
  isOpen: true,
  items: [],
  deliveryPrice: 0,
  isPaid: true,
} as unknown as WithdrawableOrder;
const props = { choice: { name: 'Marta', reason: 'none', pieces: {} }, error: undefined, isBusy: false } as const;
const shop = { company: 'Can Eina', address: 'Badalona', email: 'hola@caneina.example' } as never;

it.each([
  ['es', true, 'Te enviamos un enlace al correo del pedido.', 'Recibirás al momento'],
  ['ca', true, 'T’enviem un enllaç al correu de la comanda.', 'Rebràs de seguida'],
  ['es', false, 'Recibirás al momento', 'Te enviamos un enlace'],
] as const)('says in %s what the mail has, where it is only declared: %s', (locale, isDeclared, words, others) => {
  const text = renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <WithdrawalConfirmation {...props} {...{ order, shop, isDeclared }} onBack={() => {}} onConfirm={() => {}} />
    </LocaleProvider>,
  );
  expect(text).toContain(words);
  expect(text).not.toContain(others);
});

it.each([
  [true, 'Declaración D-26-00318, sin confirmar', /Justificante|como muy tarde/],
  [false, 'Justificante D-26-00318', /sin confirmar|antes del/],
])('is a receipt, with its dates, only once it has taken effect: declared %s', (isDeclared, words, others) => {
  const receipt = { reference: 'D-26-00318', receivedAt: '2026-11-27T10:00:00Z' };
  const text = renderToStaticMarkup(
    <LocaleProvider value="es">
      <WithdrawalReceipt
        {...{ receipt, isDeclared }}
        order={{ ...order, deliveredAt: '2026-11-24T10:00:00Z' }}
        choice={props.choice}
      />
    </LocaleProvider>,
  );
  expect(text).toContain(words);
  expect(text).not.toMatch(others);
  expect(text.includes('como muy tarde el 11 de diciembre')).toBe(!isDeclared);
});
