import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  categories: 'Categories',
  offers: 'Ofertes',
  news: 'Novetats',
  brands: 'Marques',
  forViewer: 'Recomanat pel que has vist',
  heroLabel: 'Ofertes destacades',
  heroTag: (percent) => `−${percent}\u00a0%`,
  heroButton: 'Mira el producte',
  slider: {
    kind: 'carrusel',
    pause: 'Posa el carrusel en pausa',
    play: 'Reprèn el carrusel',
    slide: (number, count) => `Diapositiva ${number} de ${count}`,
  },
  moreSections: 'Més seccions',
  store: 'La nostra botiga',
};
