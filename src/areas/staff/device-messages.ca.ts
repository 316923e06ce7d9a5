import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './device-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  unknown: 'Dispositiu desconegut',
  unknownBrowser: 'Navegador desconegut',
  unknownSystem: 'sistema desconegut',
};
