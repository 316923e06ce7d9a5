import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './tree-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  /** Opens the sections below one. */
  within: (name) => `Dins de ${name}`,
  /** Without scripts: chooses the section, which shows those below it. */
  show: 'Veure les seccions',
  loading: 'S’està carregant…',
  failed: 'No s’han pogut carregar. Tanca-ho i torna-ho a obrir.',
};
