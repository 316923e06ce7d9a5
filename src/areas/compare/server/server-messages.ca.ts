import type { MessagesLike } from '#i18n/messages.ts';
import { mostPerSection } from '../compare-limits.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    compare_full:
      `No hi caben més productes: se’n comparen fins a ${mostPerSection} de cada categoria.` +
      ' Treu-ne algun abans d’afegir-ne un altre.',
  },
  page: { title: 'Comparar', description: 'Els productes que compares, amb les dades de costat.' },
};
