import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Escriu-nos',
  needsScript: (email) => `Per enviar el formulari cal JavaScript. També pots escriure a ${email}.`,
  name: 'Nom',
  email: 'Correu',
  phone: 'Telèfon',
  optional: '(opcional)',
  about: 'Sobre què?',
  subjects: {
    product: 'Un producte',
    order: 'Una comanda',
    return: 'Una devolució',
    invoice: 'Factures i empreses',
    other: 'Una altra cosa',
  },
  reference: 'Referència o comanda',
  referenceExample: (article: string) => `${article} o 26-889862`,
  message: 'Missatge',
  leaveEmpty: 'Deixa aquest camp buit',
  agree: ['He llegit la ', 'política de privacitat', '. Fem servir les teves dades només per respondre’t.'],
  send: 'Envia',
  errors: {
    name: 'Escriu el teu nom, sense xifres ni signes.',
    email: 'El correu no és complet. Exemple: nom@domini.cat',
    phone: 'Número de telèfon incorrecte. Exemple: 612 34 56 78',
    message: 'Explica’ns què necessites.',
    agree: 'Marca que has llegit la política de privacitat.',
  },
  sent: 'Missatge enviat',
  willAnswer: 'Et responem per correu, en horari de botiga.',
  promise: (note) => `${note}, per correu i en horari de botiga.`,
  confirmation: (email) => `Hem enviat una confirmació a ${email}. Si no la veus, mira el correu brossa.`,
  online: { willAnswer: 'Et contestem per correu.', promise: (note) => `${note}, per correu.` },
};
