import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Feina',
  edit: 'Canvia',
  assignee: 'La porta',
  nobody: 'ningú',
  tags: 'Etiquetes',
  tagsHint: (max) => `Separades per comes, ${max} com a molt`,
  trackingNumber: 'Número de seguiment',
  nothing: 'res',
  save: 'Desa',
  cancel: 'Deixa-ho com estava',
  saved: (number) => `${number}: desat`,
  conflictTitle: (name) => `${name} ha canviat el mateix`,
  somebody: 'Algú altre',
  conflictText: 'Mentre escrivies es va desar un altre valor. La resta del que has canviat ja està desada.',
  whichOne: (field) => `Què val: ${field}`,
  theirs: (name, moment) => `${name}, ${moment}`,
  yours: 'tu, ara',
  before: (text) => `Abans: ${text}`,
  keepWriting: 'Continua escrivint',
  saveChosen: 'Desa el que has triat',
};
