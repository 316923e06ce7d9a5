import type { MessagesLike } from '#i18n/messages.ts';

const es = {
  missing: 'Falta este dato.',
  tooShort: (count: string) => `Escribe al menos ${count} caracteres.`,
  email: 'Escribe un correo como nombre@ejemplo.es.',
  unfit: 'No tiene la forma que hace falta.',
};
const ca: MessagesLike<typeof es> = {
  missing: 'Falta aquesta dada.',
  tooShort: (count) => `Escriu almenys ${count} caràcters.`,
  email: 'Escriu un correu com nom@exemple.cat.',
  unfit: 'No té la forma que cal.',
};

/** What is wrong with what was typed, before it is sent. */
export const fieldMessages = { es, ca };
