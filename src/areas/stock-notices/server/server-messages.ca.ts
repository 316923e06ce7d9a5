import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: { notice_not_found: 'Aquest avís ja no existeix: ha caducat, s’ha tret o ja te l’hem enviat.' },
  asked: {
    subject: (product) => `Confirma l’avís: ${product}`,
    heading: 'Confirma la teva adreça',
    about: ['Algú, segurament tu, vol que avisem aquesta adreça quan hi hagi més de ', '.'],
    once: 'T’enviarem un sol correu. Si en 90 dies no arriba, l’avís caduca.',
    button: 'Confirma l’avís',
    copy: 'O obre aquesta adreça:',
    end: ['Si no ho has demanat tu, no facis res o ', 'treu l’avís', '.'],
    reason: (shop) => `Reps aquest correu perquè s’ha demanat un avís a ${shop} amb aquesta adreça.`,
  },
  back: {
    subject: (product) => `Ja n’hi ha: ${product}`,
    heading: 'Ja ha arribat',
    stock: (pieces) =>
      pluralForm(pieces, 'ca', {
        one: 'Ara en queda 1\u00a0unitat.',
        other: `Ara n’hi ha ${formatNumber(pieces, 'ca')}\u00a0unitats.`,
      }),
    notKept: 'No te la guardem: altres persones esperen el mateix, i es ven per ordre de compra.',
    button: 'Mira el producte',
    last: ['Amb aquest correu s’acaba l’avís. ', 'Treu-lo de totes maneres', '.'],
    reason: (shop) => `Reps aquest correu perquè vas demanar un avís a ${shop}.`,
  },
};
