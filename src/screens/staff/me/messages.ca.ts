import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Les meves dades i com entro',
  person: 'Nom i idioma',
  name: 'Nom',
  nameHint: 'Com et diuen a la botiga: surt al costat de cada canvi que fas.',
  language: 'Idioma de la rebotiga',
  save: 'Desa',
  saved: 'Desat',
  pin: 'PIN',
  pinThere: 'Desbloca la pantalla, i en un dispositiu compartit serveix per canviar de persona.',
  pinMissing:
    'Amb un PIN desbloques la pantalla sense la contrasenya, i canvies amb els companys en un dispositiu compartit.',
  newPin: 'PIN nou',
  pinHint: 'De 4 a 8 xifres.',
  setPin: 'Posa el PIN',
  deletePin: 'Treu el PIN',
  password: 'Contrasenya',
  passwordText: 'En canviar-la es tanquen les teves sessions en altres dispositius.',
  newPassword: 'Contrasenya nova',
  passwordHint: '12 caràcters com a mínim. El millor són unes quantes paraules que només tu ajuntaries.',
  changePassword: 'Canvia la contrasenya',
  sessions: 'On has entrat',
  sessionsText: 'Si perds un dispositiu, tanca’n aquí la sessió: s’acaba a l’instant.',
  thisOne: 'aquesta',
  endSession: 'Tanca',
  endSessionOn: (device, since) => `Tanca la sessió a ${device}, de ${since}`,
  sessionEnded: 'Sessió tancada',
  app: 'Aplicació de codis',
  appText: 'El segon factor després de la contrasenya, al teu mòbil.',
  setUpApp: 'Configura l’aplicació de codis',
};
