import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    page_not_found: 'No tenim aquesta pàgina.',
    promotion_ended: 'Aquesta promoció ja s’ha acabat.',
    job_not_found: 'No trobem aquesta feina.',
    project_not_found: 'No trobem aquest projecte.',
  },
  promotions: {
    title: 'Promocions',
    description: 'Les promocions que estan en marxa, amb les dates, les condicions i els productes.',
  },
  jobs: {
    title: 'Eines per ofici',
    description: 'Quina eina demana cada feina, pas a pas: enrajolar, pintar, podar, soldar i més.',
  },
  projects: {
    title: 'Compra el projecte',
    description: 'Tot el que demana cada obra, amb les quantitats justes i el preu d’avui: posa-ho tot a la cistella.',
  },
};
