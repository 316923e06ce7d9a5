import type { MessagesLike } from '#i18n/messages.ts';

// Not the same words as in the foot of some dialogs, so that the two can be told apart by name.
const es = { close: 'Cerrar esta ventana' };
const ca: MessagesLike<typeof es> = { close: 'Tanca aquesta finestra' };

export const dialogMessages = { es, ca };
