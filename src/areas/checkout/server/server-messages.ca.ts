import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Tramita la comanda',
  description: 'Tria com vols rebre i com vols pagar la comanda.',
  home: 'Inici',
  basket: 'Cistella',
  checkout: 'Comanda',
};
