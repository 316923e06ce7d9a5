import { expect, it } from 'vitest';
import { factsOf } from '#areas/orders/server/order-mail-content.fixture.ts';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { mailFrame } from '#platform/mail/mail-frame.fixture.ts';
import { notFinancedContent } from './payment-mail-content.ts';

it.each([
  [
    'es',
    { method: 'sequra', isApproved: true, cause: 'goods' },
    [
      'seQura ha aprobado la financiación de tu pedido 26-889862, pero mientras esperaba sin pagar se han vendido sus artículos. ',
      'No hemos aceptado la financiación: no se ha financiado nada y no tienes que pagar ninguna cuota. ',
      'Si seQura te cobra algo por este pedido, avísanos y lo resolvemos. Puedes cancelar el pedido y pedir lo que quede.',
    ],
  ],
  [
    'ca',
    { method: 'crediya', isApproved: false, cause: 'cancelled' },
    [
      'Crediya està revisant el finançament de la teva comanda 26-889862, però la comanda ja està cancel·lada i els articles tornen a estar a la venda. ',
      'No hem acceptat el finançament: no s’ha finançat res i no has de pagar cap quota. ',
      'Si Crediya et cobra res per aquesta comanda, avisa’ns i ho resolem. Si encara la vols, la pots tornar a demanar.',
    ],
  ],
  [
    'es',
    { method: 'sequra', isApproved: true, cause: 'other' },
    [
      'seQura ha aprobado la financiación de tu pedido 26-889862, pero no hemos podido confirmar la solicitud. ',
      'No hemos aceptado la financiación: no se ha financiado nada y no tienes que pagar ninguna cuota. ',
      'Si seQura te cobra algo por este pedido, avísanos y lo resolvemos. ',
      'El pedido sigue sin pagar: puedes pagarlo en su página mientras esté abierto.',
    ],
  ],
] as const)(
  'tells in %s what has happened, what becomes of the financing and of the order',
  (locale, refused, text) => {
    const { order } = factsOf({ locale });
    const { blocks } = notFinancedContent(order, refused, mailFrame(locale), 'https://shop.example/order');
    expect(blockText(blocks[0]!)).toBe(text.join(''));
    expect(blocks.at(-1)).toMatchObject({ kind: 'button', url: 'https://shop.example/order' });
  },
);
