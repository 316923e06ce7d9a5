import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Galetes, les justes',
  text: 'Fem servir les necessàries per a la cistella i la sessió i, només amb «Accepta-les totes», d’altres per mesurar les visites i recordar aquí el que veus i cerques. «Només les necessàries» i «Rebutja-les» desen el mateix. Ho pots canviar al peu de cada pàgina. Més a',
  more: 'Galetes',
  all: 'Accepta-les totes',
  part: 'Només les necessàries',
  none: 'Rebutja-les',
};
