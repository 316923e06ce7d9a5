import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  methods: {
    card: 'Targeta',
    bizum: 'Bizum',
    transfer: 'Transferència bancària',
    crediya: 'Finançament Crediya',
    sequra: 'Fracciona amb seQura',
  },
  transferMark: 'Transferència',
  methodsInText: { card: 'targeta', bizum: 'Bizum', transfer: 'transferència', crediya: 'Crediya', sequra: 'seQura' },
  errors: {
    not_financed: 'Aquest import no es pot finançar.',
    financing_unavailable: 'La financera no respon. Prova-ho d’aquí a un moment o tria una altra forma de pagament.',
  },
  virtualNotFinanced: 'Els serveis i els vals no es paguen a terminis.',
  amountDoesNotFit: (from: string, to: string) => `Per a compres de ${from} a ${to}.`,
};
