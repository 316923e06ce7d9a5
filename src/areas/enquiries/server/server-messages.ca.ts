import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './server-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  subjects: {
    product: 'Un producte',
    order: 'Una comanda',
    return: 'Una devolució',
    invoice: 'Factures i empreses',
    other: 'Una altra cosa',
  },
  notice: {
    subject: 'Consulta del web',
    heading: (name) => `${name} ha escrit a la botiga`,
    title: 'Qui escriu',
    name: 'Nom',
    email: 'Correu',
    phone: 'Telèfon',
    about: 'Sobre què',
    reference: 'Referència o comanda',
    language: 'Idioma',
    languages: { es: 'castellà', ca: 'català' },
    answer: (email) => `Respon a aquest correu: la resposta arriba a ${email}.`,
    reason: 'Enviat des del formulari de contacte de la botiga.',
  },
  confirmation: {
    subject: (shop) => `Hem rebut el teu missatge · ${shop}`,
    heading: 'Hem rebut el teu missatge',
    headingFor: (name) => `${name}, hem rebut el teu missatge`,
    about: 'Ens escrius sobre: ',
    here: 'La resposta arriba a aquesta adreça. Si tens pressa, truca’ns en horari de botiga.',
    hereOnline: 'La resposta arriba a aquesta adreça.',
    copy: 'Això és el que ens has escrit:',
    notYou: 'Si no ens has escrit tu, algú ha fet servir la teva adreça per error: no has de fer res.',
    reason: (shop) => `Reps aquest correu perquè s’ha escrit a ${shop} amb aquesta adreça.`,
  },
};
