import type { MessagesLike } from '#i18n/messages.ts';

const es = { copied: 'Copiado', notCopied: 'No se ha podido copiar: selecciónalo a mano.' };
const ca: MessagesLike<typeof es> = { copied: 'Copiat', notCopied: 'No s’ha pogut copiar: selecciona-ho a mà.' };

export const copyMessages = { es, ca };
