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
  notOffered: 'Encara no està disponible en aquesta botiga.',
};
