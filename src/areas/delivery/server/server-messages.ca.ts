import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  zone_not_found: 'No tenim aquesta zona de repartiment.',
  not_deliverable: 'No repartim en aquesta adreça. Escriu-ne una altra o tria la recollida a la botiga.',
  not_deliverable_without_pickup: 'No repartim en aquesta adreça. Escriu-ne una altra.',
  zipcode_unknown: 'No coneixem aquest codi postal. Escriu les cinc xifres d’un d’Espanya.',
  not_plain_line: 'Escriu aquí només el text, en una línia i sense enllaços ni correus electrònics.',
  geo_unavailable: 'La cerca d’adreces no respon. Escriu l’adreça als camps.',
};
