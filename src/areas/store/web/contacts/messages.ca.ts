import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  talk: 'Parla amb nosaltres',
  channels: {
    phone: { name: 'Telèfon', action: 'Truca' },
    chat: { name: 'WhatsApp', action: 'Escriu' },
    email: { name: 'Correu', action: 'Escriu' },
    workshop: { name: 'Taller', action: 'Truca al taller' },
  },
  team: 'Qui t’atén',
  access: 'Com arribar-hi i entrar-hi',
};
