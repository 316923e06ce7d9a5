import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  open: 'Tria-ho al mapa',
  opening: 'S’està obrint el mapa…',
  hint: 'Mira fins on arribem i marca on ho vols.',
  failed: 'El mapa no s’ha pogut obrir. Escriu l’adreça als camps.',
  retry: 'Torna-ho a provar',
  look: {
    open: 'Mostra el mapa',
    failed: 'El mapa no s’ha pogut obrir.',
  },
  zones: {
    map: 'Mapa de les zones de repartiment',
    title: 'Zones de repartiment',
    name: 'Zona',
    price: 'Enviament',
    agreed: 'per acordar',
    free: 'Gratis',
    freeFrom: (amount) => `gratis des de ${amount}`,
    individual: 'Preu per acordar: truca’ns abans de fer la comanda',
    inaccessible: 'No hi arribem',
  },
};
