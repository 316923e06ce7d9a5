import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  close: 'Tanca',
  email: 'Correu electrònic',
  offer: {
    title: 'Desa les teves dades per a la pròxima',
    text: 'Amb una contrasenya veus les teves comandes i factures i no tornes a escriure res.',
    sent: (email) => `T’hem enviat un correu a ${email}. Obre’l i el compte queda a punt, amb aquesta comanda a dins.`,
  },
  password: 'Contrasenya',
  newPassword: 'Contrasenya nova',
  name: 'Nom',
  lastName: 'Cognoms',
  showPassword: 'Mostra la contrasenya',
  hidePassword: 'Amaga la contrasenya',
  passwordHint: (min, max) => `De ${min} a ${max} caràcters: lletres llatines, xifres i signes.`,
  incorrectEmail: 'Correu electrònic incorrecte',
  passwordMustContain: (min, max) =>
    `La contrasenya ha de tenir de ${min} a ${max} caràcters: lletres llatines, xifres i signes.`,
  serverMessage: (text, status) => `${text} (${status}).`,
  criticalError: 'Error crític. Som conscients del problema. El que has escrit continua aquí: torna-ho a provar.',
  understood: 'Entesos',
  signIn: 'Entra',
  profileMenu: { orders: 'Les meves comandes', settings: 'Dades del perfil', leave: 'Surt' },
  privatePage: {
    loading: 'S’està carregant',
    needsScript: 'El teu compte necessita JavaScript: activa’l al navegador.',
    missing: 'No trobem aquesta comanda',
    missingText: 'Pot ser que l’enllaç estigui incomplet o que la comanda sigui d’un altre compte.',
    toOrders: 'Les meves comandes',
    failed: 'No hem pogut carregar la pàgina',
    failedText: 'Torna-ho a provar d’aquí a un moment.',
    retry: 'Torna-ho a provar',
  },
  login: {
    title: 'Entra',
    forgot: 'He oblidat la contrasenya',
    firstTime: 'És el primer cop que vens?',
  },
  register: {
    title: 'Crea un compte',
    consentBefore: 'Accepto el tractament de les meves dades segons la ',
    privacyPolicy: 'política de privacitat',
    consentAfter: '.',
    hasAccount: 'Ja tens un compte?',
  },
  registered: {
    title: 'Gràcies per registrar-te',
    before: 'Hem enviat un enllaç a ',
    after: '. Obre’l per confirmar el correu i acabar el registre.',
    again: 'Torna a enviar el correu',
    sentAgain: 'Hem tornat a enviar el correu.',
  },
  confirmation: {
    waiting: 'S’està confirmant el teu correu…',
    title: 'Gràcies, el teu correu està confirmat',
    canSignIn: 'Ja hi pots entrar.',
    changed: 'El correu s’ha canviat correctament.',
    failedTitle: 'Error: alguna cosa ha anat malament',
    failedRegistration: 'Si ja havies confirmat el correu, entra. Si no, entra igualment i t’enviarem un altre enllaç.',
    retry: 'Torna-ho a provar',
  },
  recovery: {
    title: 'Recupera la contrasenya',
    text: 'Escriu el teu correu i t’enviem un enllaç per crear-ne una de nova.',
    send: 'Envia l’enllaç',
    back: 'Torna a entrar',
  },
  recoverySent: {
    title: 'Mira el teu correu',
    before: 'Si hi ha un compte amb l’adreça ',
    after: ', li hem enviat un enllaç per crear una contrasenya nova.',
  },
  newPasswordView: {
    save: 'Desa la contrasenya',
    anotherLink: 'Demana un altre enllaç',
    finishRegistration:
      'Et vas registrar en un altre navegador o dispositiu. Tria ara la contrasenya del teu compte per acabar.',
  },
  signedIn: 'Ja has entrat.',
  passwordChanged: {
    title: 'La contrasenya s’ha canviat correctament',
    text: 'Entra amb la teva contrasenya nova.',
  },
};
