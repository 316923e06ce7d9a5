import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  tabs: {
    products: 'Productes',
    sections: 'Seccions',
    brands: 'Marques',
    pages: 'Pàgines',
    guides: 'Guies',
    questions: 'Preguntes',
  },
  results: (text) => `Resultats de «${text}»`,
  nearest: (text) => `No tenim exactament «${text}»; això és el que més s’hi assembla`,
};
