import type { MessagesLike } from '#i18n/messages.ts';

const es = {
  tooMany: (max: number) => `Un pedido lleva ${max} etiquetas como mucho. Quita alguna.`,
  tooLong: (max: number) => `Una etiqueta tiene ${max} caracteres como mucho. Acórtala.`,
};
const ca: MessagesLike<typeof es> = {
  tooMany: (max) => `Una comanda porta ${max} etiquetes com a molt. Treu-ne alguna.`,
  tooLong: (max) => `Una etiqueta té ${max} caràcters com a molt. Escurça-la.`,
};

/** What is wrong with the tags of an order. */
export const tagMessages = { es, ca };
