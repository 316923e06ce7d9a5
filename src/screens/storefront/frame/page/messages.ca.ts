import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  skip: 'Ves al contingut',
  pageLoading: 'S’està carregant la pàgina',
  notices: 'Avisos',
  dismiss: 'Tanca l’avís',
  criticalError: 'Alguna cosa ha anat malament. Som conscients del problema.',
  pageFailed: 'No hem pogut carregar la pàgina',
  pageFailedText:
    'Som conscients del problema. Prova de recarregar o amb una altra cerca; si continua igual, torna a la pàgina d’inici.',
  serverAway: 'El servidor no respon',
  serverAwayText: 'Prova de recarregar d’aquí a un moment. Si continua igual, torna a la pàgina d’inici.',
  offline: 'No hi ha connexió',
  offlineText: 'Quan torni, carregarem la pàgina.',
  reload: 'Recarrega',
  toHome: 'Ves a l’inici',
};
