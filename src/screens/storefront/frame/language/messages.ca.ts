import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  chooseLanguage: 'Tria la llengua',
  languages: {
    es: { name: 'Español', change: 'Cambia el idioma' },
    ca: { name: 'Català', change: 'Canvia la llengua', offer: 'Aquesta botiga també és en català' },
  },
  currentLanguage: 'Llengua actual',
  samePage: 'Et quedes a la mateixa pàgina.',
  save: 'Desa',
};
