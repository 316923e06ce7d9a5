import type { MessagesLike } from '#i18n/messages.ts';
import { maxCompared, maxPerSection } from '../list-rules.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    favourites_full: 'La llista de preferits és plena: treu algun producte abans de desar-ne un altre.',
    limit_reached:
      `No hi caben més productes: se’n comparen fins a ${maxPerSection} de cada categoria i ${maxCompared} en total.` +
      ' Treu-ne algun abans d’afegir-ne un altre.',
  },
  favouritesPage: { title: 'Preferits', description: 'Els productes que has desat per tenir-los a mà.' },
  comparePage: { title: 'Compara', description: 'Els productes que compares, amb les dades de costat.' },
};
