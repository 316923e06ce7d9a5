import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Devolucions',
  none: 'Aquesta comanda no en té cap.',
  states: { received: 'per arribar', goods_back: 'gènere a la botiga', refunded: 'retornat', closed: 'tancada' },
  pieces: (quantity, name) => `${quantity} × ${name}`,
  reason: 'Motiu (el veurà qui miri la història)',
  announce: {
    open: 'Apunta una devolució',
    title: (number) => `Devolució de la comanda ${number}`,
    help: 'Posa les peces que torna el client. Els diners se li retornen quan hagin arribat.',
    confirm: (pieces) => `Apunta ${pieces} ${pieces === '1' ? 'peça' : 'peces'}`,
    done: (number) => `${number}: devolució apuntada`,
  },
  receive: {
    open: (reference) => `Ha arribat ${reference}`,
    title: (reference) => `Arriba la devolució ${reference}`,
    help: 'Compta el que ha arribat. El que està bé torna a la venda; el que falta es continua esperant.',
    unsellable: (name) => `Peces de ${name} que no es poden vendre`,
    condition: 'Com ha arribat',
    final: 'El que es rep no es desfà.',
    confirm: (pieces) => `Rep ${pieces} ${pieces === '1' ? 'peça' : 'peces'}`,
    done: (number) => `${number}: gènere rebut`,
  },
  settle: {
    open: (amount) => `Retorna ${amount}`,
    close: (reference) => `Tanca ${reference}`,
    title: (reference) => `Diners de la devolució ${reference}`,
    text: (amount, name) => `Es retornen ${amount} a ${name}. Si hi ha factura, es rectifica.`,
    closeText: 'No queden diners per retornar: la devolució es tanca. Si hi ha factura, es rectifica.',
    final: 'Els diners que surten no es desfan.',
    done: (number) => `${number}: devolució resolta`,
  },
};
