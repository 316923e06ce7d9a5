import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  open: 'Tria-ho al mapa',
  opening: 'S’està obrint el mapa…',
  hint: 'Mira fins on arribem i marca on ho vols.',
  failed: 'El mapa no s’ha pogut obrir. Escriu l’adreça als camps.',
  retry: 'Torna-ho a provar',
};
