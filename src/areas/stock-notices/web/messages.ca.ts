import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Avisa’m quan n’hi hagi',
  titleMore: 'Avisa’m quan n’hi hagi més',
  description: 'Un correu quan torni a haver-hi un producte.',
  email: 'Correu',
  once: 'Un sol correu, quan arribi. Si en 90 dies no arriba, l’avís caduca.',
  button: 'Avisa’m',
  privacy: ['Fem servir la teva adreça només per a aquest avís: ', 'privacitat', '.'],
  asked: 'Avís demanat',
  openLink: (email) =>
    `Si encara no has confirmat l’avís, t’arriba un correu a ${email}: obre’n l’enllaç. Si ja l’havies confirmat, no has de fer res.`,
  openLinkOfMail:
    'Si encara no has confirmat l’avís, t’arriba un correu: obre’n l’enllaç. Si ja l’havies confirmat, no has de fer res.',
  confirmed: 'T’avisarem',
  confirmedText: 'T’enviarem un correu així que n’hi hagi.',
  confirm: 'Confirma l’avís',
  confirmButton: 'Confirma l’avís',
  end: 'Treu l’avís',
  endText: 'Ja no t’avisarem quan hi hagi aquest producte.',
  endButton: 'Treu l’avís',
  ended: 'Avís tret',
  endedText: 'Ja no t’enviarem cap correu sobre aquest producte.',
  failed: 'No ha pogut ser',
  laterText: 'S’han demanat massa avisos seguits. Torna-ho a provar més tard.',
  failedText: 'Potser l’adreça no és correcta, o l’avís ha caducat. Torna-ho a provar des de la pàgina del producte.',
  none: 'Demana l’avís a la pàgina d’un producte.',
  toProduct: 'Torna al producte',
  toCatalogue: 'Ves al catàleg',
};
