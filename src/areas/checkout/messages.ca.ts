import { formatEuros, formatList, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

/** Small numbers at the start of a sentence are words. */
const fromTwo = ['Dues', 'Tres', 'Quatre', 'Cinc', 'Sis', 'Set', 'Vuit', 'Nou', 'Deu'];
const countInWords = (count: number): string => fromTwo[count - 2] ?? formatNumber(count, 'ca');

const counted = (units: number): string =>
  pluralForm(units, 'ca', { one: '1\u00a0unitat', other: `${formatNumber(units, 'ca')}\u00a0unitats` });

const cannot = ({ length }: readonly string[]): string =>
  pluralForm(length, 'ca', { one: 'No es pot', other: 'No es poden' });

/** 'el dimecres 25 de novembre', but 'demà'. */
const withArticle = (day: string): string => (/\d/.test(day) ? `el ${day}` : day);

export const ca: MessagesLike<typeof es> = {
  title: 'Tramita la comanda',
  description: 'Tria com vols rebre i com vols pagar la teva comanda.',
  basket: 'Cistella',
  order: 'Comanda',
  loading: 'S’està carregant',
  needsScript: 'Per fer la comanda cal JavaScript: activa’l al navegador o truca’ns i la prenem per telèfon.',
  failed: 'No hem pogut preparar la comanda',
  failedText: 'Torna-ho a provar d’aquí a un moment: la teva cistella continua com estava.',
  retry: 'Torna-ho a provar',
  steps: { data: 'Dades i lliurament', payment: 'Data i pagament' },
  optional: '(opcional)',
  customer: {
    title: 'Les teves dades',
    signIn: ['Ja has comprat aquí? ', 'Entra', ' i omplim les teves dades. La cistella es queda com està.'],
    type: 'Tipus de client',
    individual: 'Particular',
    legal: 'Empresa',
    organization: 'Nom de l’empresa',
    cif: 'CIF',
    name: 'Nom',
    surname: 'Cognoms',
    email: 'Correu electrònic',
    phone: 'Telèfon',
    document: 'Document',
    documentNumber: 'Número de document',
    documentTypes: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Passaport' },
    otherReceiver: { pickup: 'Ho recull una altra persona', delivery: 'Ho rep una altra persona' },
    documentNeeded: 'Ha de constar a la factura de comandes de més de 3.000\u00a0€.',
    invoiceAddress: 'Adreça fiscal',
    invoiceAddressNotes: {
      optional: 'Per a la factura completa. Sense ella et fem una factura simplificada.',
      needed: 'Ha de constar a la factura de comandes de més de 400\u00a0€.',
    },
    receiverName: 'Nom d’aquesta persona',
    receiverPhone: 'Telèfon d’aquesta persona',
  },
  delivery: {
    title: 'Lliurament',
    type: 'Com ho reps',
    point: 'On ho reculls',
    pickup: 'Recollida a la botiga',
    home: 'A domicili',
    outOfZone: 'No arribem a aquesta adreça',
    out: 'Fora',
    readyAt: (day, time) => `${day} a les ${time}`,
    firstDay: (day) => `${day} o el dia que triïs`,
    today: 'avui',
    tomorrow: 'demà',
    notFor: {
      delivery: (names) => `${cannot(names)} enviar ${formatList(names, 'ca')}`,
      pickup: (names) => `${cannot(names)} recollir ${formatList(names, 'ca')}`,
    },
    takeBack: 'Recollida d’un aparell vell en lliurar el nou. És gratis.',
    free: 'Gratis',
  },
  address: {
    saved: 'Adreça desada',
    other: 'Una altra adreça',
    search: 'Busca la teva adreça',
    searchExample: 'Carrer, número i població',
    searchHint: 'O escriu-la als camps de sota.',
    searchFailed: 'La cerca no respon: escriu l’adreça als camps de sota.',
    clear: 'Esborra',
    suggestions: 'Adreces',
    found: (count) =>
      count === 0
        ? 'No trobem aquesta adreça. Escriu-la als camps.'
        : pluralForm(count, 'ca', { one: '1 adreça', other: `${formatNumber(count, 'ca')} adreces` }),
    onMap: 'No la trobo: la marco al mapa',
    alsoOnMap: 'Marca-la al mapa',
    ofTown: (town: string) =>
      `El mapa mostra el centre de ${town}, perquè no coneixem cada carrer. Anem al carrer i al número que veus a sota: repassa’ls.`,
    free: 'gratis',
    onRequest: 'Et donem preu',
    notDelivered: 'No hi repartim',
    street: 'Carrer',
    house: 'Número',
    zipcode: 'Codi postal',
    city: 'Població',
    floor: 'Pis',
    apartment: 'Porta',
    extra: 'Indicacions',
    extraExample: 'Portal blau, trucar a l’intèrfon',
  },
  zone: {
    checking: 'S’està comprovant si repartim en aquesta adreça…',
    failed: 'No hem pogut comprovar l’adreça.',
    retry: 'Torna-ho a provar',
    unknown: 'No trobem aquest codi postal en aquesta població. Revisa els dos.',
    good: 'Repartim en aquesta adreça.',
    zone: (name, price, terms) => `Zona ${name}: ${price}${terms}.`,
    free: 'gratis',
    freeFrom: (amount) => `, gratis des de ${amount}`,
    freeBecause: (amount) => `, perquè la teva comanda passa de ${amount}`,
    first: (day, from, to) => `Primer repartiment: ${day}, de ${from} a ${to}.`,
    needed: 'Cal una adreça on repartim.',
  },
  noDelivery: {
    message: {
      outside: (town) => `No repartim a ${town}.`,
      inaccessible: 'No podem arribar a aquesta adreça.',
      individual: 'El preu de l’enviament l’acordem amb tu.',
    },
    individualText: 'És lluny de la botiga i depèn del que demanis.',
    individualTextOnline: 'Depèn del que demanis.',
    individualCall: ['Truca’ns al ', ' abans de fer la comanda i et diem quant costa.'],
    waysOut: {
      outside: 'Hi ha dues maneres de rebre-ho',
      inaccessible: 'Hi ha dues maneres de rebre-ho',
      individual: 'També ho pots rebre així',
    },
    pickup: (city) => `Recollir-ho a ${city}`,
    other: 'Una altra adreça dins de la zona',
    otherText: 'La feina, un familiar: qualsevol on repartim.',
    onlyOther: 'Escriu una altra adreça: aquesta comanda no es pot recollir a la botiga.',
    onlyOtherAddress: 'Escriu una altra adreça.',
    call: {
      outside: ['És una comanda gran? Truca’ns al ', ' i et donem un preu de transport.'],
      inaccessible: ['Et podem ajudar? Truca’ns al ', '.'],
    },
    why: {
      outside: 'Per què no hi arribem',
      inaccessible: 'Per què no hi arribem',
      individual: 'Per què no hi ha un preu fix',
    },
    served: (zones) => `Repartim a ${formatList(zones, 'ca')}.`,
    byAgreement: (zones) => `A llarga distància (${formatList(zones, 'ca')}) confirmem el preu per telèfon.`,
    here: {
      outside: (town) => `${town} en queda fora.`,
      inaccessible: (zone) => `Aquesta adreça és en una zona on no entren els nostres vehicles: ${zone}.`,
      individual: (zone) => `Aquesta adreça és a la zona ${zone}.`,
    },
  },
  time: {
    title: { delivery: 'Dia i hora', pickup: 'Dia de recollida' },
    slots: 'Franja horària',
    slotText: (from, to) => `${from}–${to}`,
    fromTo: (day, from, to) => `${day}, de ${from} a ${to}`,
    free: 'Lliure',
    left: (count) => pluralForm(count, 'ca', { one: `En queda ${count}`, other: `En queden ${count}` }),
    full: 'Complet',
    closed: 'Tancat',
    notFor: (method) => `No amb ${method.toLocaleLowerCase('ca')}`,
    paymentFirst: {
      delivery: (method, first) =>
        `Amb ${method.toLocaleLowerCase('ca')}, el primer lliurament és ${withArticle(first)}: esperem que arribin els diners.`,
      pickup: (method, first) =>
        `Amb ${method.toLocaleLowerCase('ca')}, la primera recollida és ${withArticle(first)}: esperem que arribin els diners.`,
    },
    none: {
      delivery: 'Ara no hi ha dies de repartiment lliures. Tria la recollida o truca’ns.',
      deliveryAlone: 'Ara no hi ha dies de repartiment lliures. Truca’ns o escriu-nos.',
      pickup: 'Ara no hi ha dies de recollida: t’avisarem així que estigui a punt.',
    },
  },
  next: 'Continua',
  nextHint: 'En el pas següent tries el dia i la forma de pagament. Encara no pagues res.',
  nextWithPickup: 'Continua amb la recollida',
  nextWithPickupHint: 'No es perd res del que has escrit si canvies de lliurament.',
  laterTag: 'Pas 2',
  change: 'Canvia',
  payment: {
    title: 'Forma de pagament',
  },
  sequra: {
    title: 'Acaba la sol·licitud amb seQura',
    text: 'La comanda està desada. seQura et demana les dades i et respon aquí mateix.',
    otherwise: 'Paga d’una altra manera',
  },
  comment: 'Comentari de la comanda',
  commentHint: 'Per exemple: necessito factura a nom de l’obra',
  agree: ['He llegit i accepto la ', 'política de privacitat', ' i les ', 'condicions de venda', '.'],
  asleep: 'En aquest moment la botiga no admet comandes. La teva cistella queda desada.',
  offline: 'Sense connexió. El que has escrit no es perd: continua quan torni.',
  summary: {
    title: 'La teva comanda',
    folded: (units) => `La teva comanda, ${counted(units)}`,
    email: 'Correu',
    delivery: 'Lliurament',
    pickup: 'Recollida',
    place: 'A',
    payment: 'Pagament',
    shipping: 'Enviament',
    shippingTo: (zone) => `Enviament, zona ${zone}`,
    pickupIn: (city) => `Recollida a ${city}`,
    byAddress: 'Segons l’adreça',
    quantity: (quantity) => `${formatNumber(quantity, 'ca')}\u00a0u.`,
    pay: 'Comanda amb obligació de pagament',
    payNote: (amount) => `En fer la comanda et compromets a pagar ${formatEuros(amount, 'ca')}.`,
    afterwards: {
      card: 'Després vas a la pàgina del banc.',
      bizum: 'Després vas a la pàgina del banc.',
      transfer: 'Les dades de la transferència surten a la pàgina següent.',
      crediya: 'Després vas a Crediya a demanar el finançament.',
      sequra: 'Després demanes el finançament a seQura.',
    },
  },
  errors: {
    needed: 'Omple aquest camp.',
    slot_needed: 'Tria una hora.',
    slot_taken: 'L’hora que havies triat ja no és lliure. Tria’n una altra.',
    incorrect_postal_code: 'Codi postal incorrecte.',
    no_links: 'Escriu el comentari sense enllaços.',
    not_plain_line: 'Escriu aquí només el text, sense enllaços ni correus electrònics.',
    too_long: 'És massa llarg: escurça’l.',
    incorrect_name: 'Fes servir només lletres, espais, apòstrofs i guionets.',
    incorrect_email: 'Correu electrònic incorrecte. Exemple: nom@domini.cat',
    incorrect_phone: 'Número de telèfon incorrecte. Exemple: 612 34 56 78',
    incorrect_document: 'El número no correspon a aquest document.',
    cif_needed: 'El CIF no és correcte.',
    payment_needed: 'Tria una forma de pagament.',
    agreement_needed: 'Accepta la política de privacitat i les condicions per continuar.',
  },
  unavailable: 'Alguns productes ja no es poden demanar així:',
  unavailableReasons: {
    no_longer_sold: (name) => `${name}: ja no és a la venda.`,
    sold_out: (name) => `${name}: s’ha exhaurit.`,
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
    time: {
      delivery: (time) => `Lliurament: ${time}`,
      pickup: (time) => `Recollida: ${time}`,
    },
    timeTaken: 'Ja no queda lloc a aquella hora. Tria’n una altra:',
    allTimes: 'Mostra tots els dies i hores',
    confirm: 'Confirma amb obligació de pagament',
  },
  backToBasket: 'Torna a la cistella',
  lost: 'No hem rebut resposta. Torna a prémer el botó: la comanda no es farà dues vegades.',
  unanswered: 'No sabem si ens ha arribat la teva comanda',
  emptied:
    'La cistella s’ha demanat o buidat en una altra pestanya o dispositiu. Si era una comanda, la confirmació és al teu correu.',
};
