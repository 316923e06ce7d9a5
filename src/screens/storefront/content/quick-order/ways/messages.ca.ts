import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'També s’entén així',
  usual: 'Referència i quantitat',
  withoutHyphen: 'Sense guionet, amb punt i coma',
  quantityFirst: 'La quantitat al davant',
  words: 'Amb paraules, i ho tries',
};
