import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  errors: { notice_not_found: 'Este aviso ya no existe: ha caducado, se ha quitado o ya te lo hemos enviado.' },
  asked: {
    subject: (product: string) => `Confirma el aviso: ${product}`,
    heading: 'Confirma tu dirección',
    about: ['Alguien, seguramente tú, quiere que avisemos a esta dirección cuando haya más de ', '.'],
    once: 'Te enviaremos un solo correo. Si en 90 días no llega, el aviso caduca.',
    button: 'Confirmar el aviso',
    copy: 'O abre esta dirección:',
    end: ['Si no lo has pedido tú, no hagas nada o ', 'quita el aviso', '.'],
    reason: (shop: string) => `Recibes este correo porque se ha pedido un aviso en ${shop} con esta dirección.`,
  },
  back: {
    subject: (product: string) => `Ya hay: ${product}`,
    heading: 'Ya ha llegado',
    stock: (pieces: number) =>
      pluralForm(pieces, 'es', {
        one: 'Ahora queda 1\u00a0unidad.',
        other: `Ahora hay ${formatNumber(pieces, 'es')}\u00a0unidades.`,
      }),
    notKept: 'No la guardamos a tu nombre: otras personas esperan lo mismo, y se vende por orden de compra.',
    button: 'Ver el producto',
    last: ['Con este correo se acaba el aviso. ', 'Quítalo de todas formas', '.'],
    reason: (shop: string) => `Recibes este correo porque pediste un aviso en ${shop}.`,
  },
};
