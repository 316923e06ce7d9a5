import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    favourites_full: 'La llista de preferits és plena: treu algun producte abans de desar-ne un altre.',
  },
  page: { title: 'Preferits', description: 'Els productes que has desat per tenir-los a mà.' },
};
