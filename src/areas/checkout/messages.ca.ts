import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

/** Small numbers at the start of a sentence are words. */
const fromTwo = ['Dues', 'Tres', 'Quatre', 'Cinc', 'Sis', 'Set', 'Vuit', 'Nou', 'Deu'];
const countInWords = (count: number): string => fromTwo[count - 2] ?? formatNumber(count, 'ca');

export const ca: MessagesLike<typeof es> = {
  title: 'Tramita la comanda',
  description: 'Tria com vols rebre i com vols pagar la teva comanda.',
  basket: 'Cistella',
  order: 'Comanda',
  loading: 'Carregant',
  needsScript: 'Per fer la comanda cal JavaScript: activa’l al navegador o truca’ns i la prenem per telèfon.',
  failed: 'No hem pogut preparar la comanda',
  failedText: "Torna-ho a provar d'aquí a un moment: la teva cistella continua com estava.",
  retry: 'Torna-ho a provar',
  steps: { label: 'Passos de la comanda', data: 'Dades i entrega', payment: 'Data i pagament', done: 'completat' },
  optional: '(opcional)',
  customer: {
    title: 'Les teves dades',
    type: 'Tipus de client',
    individual: 'Particular',
    legal: 'Empresa',
    organization: "Nom de l'empresa",
    cif: 'CIF',
    name: 'Nom',
    surname: 'Cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    document: 'Document',
    documentNumber: 'Número de document',
    documentTypes: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Passaport' },
    otherReceiver: 'Ho recull una altra persona',
    receiverName: 'Nom de qui ho recull',
    receiverPhone: 'Telèfon de qui ho recull',
  },
  delivery: {
    title: 'Entrega',
    type: 'Com ho reps',
    point: 'On ho reculls',
    pickup: 'Recollida a la botiga',
    free: 'Gratis',
    day: 'Dia de recollida',
    slot: 'Franja horària',
    slotText: (from, to) => `${from}–${to}`,
    none: "Ara no hi ha dies de recollida: t'avisarem així que estigui a punt.",
  },
  next: 'Continua',
  nextHint: 'En el pas següent tries el dia i la forma de pagament.',
  later: 'Data, pagament i comentari',
  laterTag: 'Pas 2',
  change: 'Canvia',
  payment: {
    title: 'Forma de pagament',
    transfer: "Preparem la comanda quan rebem l'ingrés, 1-2 dies",
  },
  comment: 'Comentari de la comanda',
  commentHint: "Per exemple: necessito factura a nom de l'obra",
  agreeBefore: 'He llegit i accepto la ',
  privacyPolicy: 'política de privacitat',
  agreeAfter: '.',
  summary: {
    title: 'La teva comanda',
    quantity: (quantity) => `${formatNumber(quantity, 'ca')}\u00a0u.`,
    pay: 'Comanda amb obligació de pagament',
    payNote: (amount) =>
      `En fer la comanda et compromets a pagar ${formatEuros(amount, 'ca')}. Les dades de la transferència surten a la pàgina següent.`,
  },
  errors: {
    needed: 'Omple aquest camp.',
    incorrect_name: 'Fes servir només lletres, espais, apòstrofs i guionets.',
    incorrect_email: 'Correu electrònic incorrecte. Exemple: nom@domini.cat',
    incorrect_phone: 'Número de telèfon incorrecte. Exemple: 612 34 56 78',
    incorrect_document: 'El número no correspon a aquest document.',
    cif_needed: 'El CIF no és correcte.',
    payment_needed: 'Tria una forma de pagament.',
    agreement_needed: 'Accepta la política de privacitat per continuar.',
  },
  unavailable: 'Alguns productes ja no es poden demanar així:',
  unavailableReasons: {
    no_longer_sold: (name) => `${name}: ja no és a la venda.`,
    sold_out: (name) => `${name}: s'ha exhaurit.`,
    fewer_available: (name, quantity) => `${name}: només en queden ${formatNumber(quantity, 'ca')}\u00a0u.`,
  },
  changes: {
    title: (count) =>
      count === 0
        ? 'La cistella ha canviat mentre feies la comanda'
        : pluralForm(count, 'ca', {
            one: 'Una cosa ha canviat mentre feies la comanda',
            other: `${countInWords(count)} coses han canviat mentre feies la comanda`,
          }),
    text: 'No hem cobrat res i la comanda no està feta. Revisa-ho i confirma-ho.',
    before: 'Abans',
    now: 'Ara',
    notThere: 'No hi era',
    removed: 'Tret',
    quantities: (before, now) => `Abans ${before}, ara ${now}`,
    totalBefore: 'Total abans',
    totalNow: 'Total ara, IVA inclòs',
    confirm: 'Confirma amb obligació de pagament',
  },
  backToBasket: 'Torna a la cistella',
  lost: 'No hem rebut resposta. Torna a prémer el botó: la comanda no es farà dues vegades.',
  visitor: {
    title: 'Entra o compra sense compte',
    signIn: 'Ja tinc compte',
    guest: 'Compra sense compte',
    guestText: 'Només necessitem les teves dades per a aquesta comanda.',
    agreeBefore: 'Accepto el tractament de les meves dades segons la ',
    continue: 'Continua sense compte',
  },
};
