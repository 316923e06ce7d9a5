import type { MailTexts } from './registration/mail-texts.ts';
import type { errorTexts as es } from './server-messages.es.ts';

export const errorTexts: typeof es = {
  incorrect_email: 'Correu electrònic incorrecte',
  incorrect_name: 'Fes servir només lletres, espais, apòstrofs i guionets.',
  incorrect_phone: 'Número de telèfon incorrecte',
  incorrect_document: 'El número del document no és correcte.',
  incorrect_postal_code: 'El codi postal no és correcte.',
  password_must_contain: 'La contrasenya ha de tenir de 6 a 50 caràcters: lletres llatines, xifres i signes.',
  agreement_needed: 'Accepta el tractament de les teves dades per continuar.',
  wrong_login: 'Correu o contrasenya incorrectes.',
  email_not_confirmed: 'Confirma el teu correu per entrar: t’hem tornat a enviar l’enllaç.',
  password_needed: 'Tria una contrasenya per acabar el registre.',
  invalid_code: 'L’enllaç no és vàlid, ja s’ha fet servir o ha caducat.',
  wrong_password: 'La contrasenya actual no és correcta.',
  password_too_common: 'Aquesta contrasenya és massa comuna i fàcil d’endevinar. Tria’n una altra.',
  'password_too_common.repeated':
    'Aquesta contrasenya repeteix els mateixos caràcters i s’endevina de seguida. Tria’n una altra.',
  'password_too_common.run':
    'Aquesta contrasenya segueix l’ordre del teclat, de l’alfabet o de les xifres i s’endevina de seguida. Tria’n una altra.',
  'password_too_common.name':
    'El nom de la botiga o de la seva població és el primer que prova qui vol entrar. Tria una altra contrasenya.',
  reauthentication_required: 'Per seguretat, torna a escriure la contrasenya.',
  company_data_needed: 'Una empresa necessita raó social i CIF; un autònom, el NIF o NIE.',
  organization_needed: 'Escriu el nom de l’empresa.',
  cif_needed: 'Per a una empresa o un autònom necessitem el NIF o CIF.',
  same_email: 'Ja és el teu correu actual.',
  too_many_attempts: 'Massa intents. Espera uns minuts abans de tornar-ho a provar.',
};

const notYou = 'Si no has estat tu, no facis res: sense l’enllaç ningú no pot fer servir la teva adreça.';

export const mailTexts: MailTexts = {
  registration: ({ shop }) => ({
    subject: `Confirma el teu correu · ${shop}`,
    heading: 'Et donem la benvinguda!',
    paragraphs: [`Has creat un compte a ${shop}. Confirma el teu correu per acabar el registre.`],
    button: 'Confirma el correu',
    notes: ['L’enllaç serveix una sola vegada i caduca d’aquí a 48\u00a0hores.', notYou],
  }),
  firstPassword: ({ shop }) => ({
    subject: `Crea la teva contrasenya · ${shop}`,
    heading: 'Et donem la benvinguda!',
    paragraphs: [`Has creat un compte a ${shop}. Tria una contrasenya per acabar el registre.`],
    button: 'Crea la contrasenya',
    notes: ['L’enllaç serveix una sola vegada i caduca d’aquí a 48\u00a0hores.', notYou],
  }),
  addressKnown: ({ shop }) => ({
    subject: `Ja tens un compte · ${shop}`,
    heading: 'Ja tens un compte',
    paragraphs: [
      `Algú ha volgut registrar aquesta adreça a ${shop}, però ja té un compte. Entra-hi com sempre.`,
      'Si no recordes la contrasenya, demana’n una de nova amb «He oblidat la contrasenya».',
    ],
    button: 'Ves a la botiga',
    notes: ['Si no has estat tu, no facis res: el teu compte no ha canviat.'],
  }),
  recovery: ({ shop }) => ({
    subject: `Crea una contrasenya nova · ${shop}`,
    heading: 'Crea una contrasenya nova',
    paragraphs: [
      `Has demanat una contrasenya nova per al teu compte a ${shop}. Quan la desis, es tancaran totes les teves sessions.`,
    ],
    button: 'Crea la contrasenya',
    notes: [
      'L’enllaç serveix una sola vegada i caduca d’aquí a 1\u00a0hora.',
      'Si no ho has demanat tu, no facis res: la teva contrasenya continua sent la mateixa.',
    ],
  }),
  passwordChanged: ({ shop }) => ({
    subject: `La teva contrasenya ha canviat · ${shop}`,
    heading: 'La teva contrasenya ha canviat',
    paragraphs: [`La contrasenya del teu compte a ${shop} s’acaba de canviar i les altres sessions s’han tancat.`],
    button: 'Ves a la botiga',
    notes: ['Si no has estat tu, demana ara mateix una contrasenya nova amb «He oblidat la contrasenya».'],
  }),
  newAddress: ({ shop }) => ({
    subject: `Confirma el teu correu nou · ${shop}`,
    heading: 'Confirma el teu correu nou',
    paragraphs: [`Has demanat fer servir aquesta adreça al teu compte de ${shop}. Confirma-la per acabar el canvi.`],
    button: 'Confirma el correu',
    notes: ['L’enllaç serveix una sola vegada i caduca d’aquí a 48\u00a0hores.', notYou],
  }),
  changeRequested: ({ shop, newEmail }) => ({
    subject: `Han demanat canviar el teu correu · ${shop}`,
    heading: 'Han demanat canviar el teu correu',
    paragraphs: [
      `El teu compte de ${shop} passarà a fer servir l’adreça ${newEmail} quan es confirmi. Si has estat tu, no facis res.`,
    ],
    button: 'No he estat jo: atura el canvi',
    notes: [
      'Amb aquest enllaç crees una contrasenya nova: quan la desis, s’atura el canvi i es tanquen totes les sessions. Serveix durant 7\u00a0dies.',
    ],
  }),
  addressChanged: ({ shop, newEmail }) => ({
    subject: `El teu correu ha canviat · ${shop}`,
    heading: 'El teu correu ha canviat',
    paragraphs: [`El teu compte de ${shop} ara fa servir l’adreça ${newEmail}. Si has estat tu, no facis res.`],
    button: 'No he estat jo: desfés el canvi',
    notes: [
      'Amb aquest enllaç crees una contrasenya nova: quan la desis, el teu compte recupera aquesta adreça i es tanquen totes les sessions. Serveix durant 7\u00a0dies.',
    ],
  }),
};

/** What the account's mails have in common. */
export const mailShared = {
  copyLink: 'Si el botó no s’obre, copia aquesta adreça al navegador:',
  reason: 'Reps aquest correu perquè algú ha fet servir la teva adreça a la botiga. No és publicitat.',
};
