import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  errors: {
    page_not_found: 'No tenim aquesta pàgina.',
    promotion_ended: 'Aquesta promoció ja s’ha acabat.',
    job_not_found: 'No trobem aquesta feina.',
  },
  promotions: {
    title: 'Promocions',
    description: 'Les promocions que estan en marxa, amb les dates, les condicions i els productes.',
  },
  jobs: {
    title: 'Eines per ofici',
    description: 'Quina eina demana cada feina, pas a pas: enrajolar, pintar, podar, soldar i més.',
  },
};
