import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const ofWhom = (lender: string | null): string => (lender ? `de ${lender}` : 'del banc');
const who = (lender: string | null): string => lender ?? 'El banc';

export const ca: MessagesLike<typeof es> = {
  order: (number) => `Comanda ${number}`,
  seeOrder: 'Mostra la meva comanda',
  wait: {
    title: (lender) => `Esperem la resposta ${ofWhom(lender)}`,
    text: (amount) =>
      `El pagament de ${amount} està en camí. Sol trigar uns segons. No tanquis aquesta pàgina ni tornis a pagar.`,
    otherAmount: 'El teu pagament és d’un altre import',
    otherAmountText: (received, due) =>
      `Hem rebut ${received}, però la comanda costa ${due}: continua pendent de pagament. Et tornem el que hem rebut pel mateix mitjà, i pots pagar l’import exacte.`,
    payExact: 'Paga l’import exacte',
    saved: 'Comanda desada',
    sent: (lender) => (lender ? `Enviat a ${lender}` : 'Enviat al banc'),
    answer: (lender) => `Resposta ${ofWhom(lender)}`,
    elapsed: (seconds) => pluralForm(seconds, 'ca', { one: 'Portem 1 segon', other: `Portem ${seconds} segons` }),
    gaveUp: (lender) => `${who(lender)} encara no ha respost. Ho continuem comprovant: ja pots tancar aquesta pàgina.`,
    again: 'Torna-ho a comprovar',
    long: 'Si triga més d’un minut',
    leave: ['Pots marxar: t’escrivim a ', ' de seguida que ho sapiguem.'],
    held: (until) => `Et guardem els articles fins ${until}.`,
    once: 'Mai no cobrem dues vegades la mateixa comanda.',
    notPaid: 'No has arribat a pagar? Paga ara',
  },
  transfer: {
    title: 'Fes la transferència',
    pending: 'Pendent d’ingrés',
    until: [
      'Et guardem els articles fins al ',
      '. Si l’ingrés arriba més tard, et tornem els diners o busquem una altra data amb tu.',
    ],
    restTitle: 'Fes la transferència del que falta',
    restUntil: ['La pots fer fins al ', '. La comanda no es cancel·la per això.'],
    iban: 'IBAN',
    beneficiary: 'Titular',
    amount: 'Import exacte',
    reference: 'Concepte, només això',
    qr: 'Codi QR de la transferència',
    qrNote: 'Escaneja’l amb l’aplicació del teu banc: s’omple sol.',
    copy: 'Copia',
    copied: 'Copiat.',
    copyFailed: 'No s’ha pogut copiar.',
  },
  next: {
    title: 'Què passa ara',
    openLink: (until) =>
      `Obres l’enllaç del correu: així et guardem els articles i esperem la transferència fins al ${until}. L’hora triada, sense obrir-lo, només es guarda mitja hora.`,
    steps: ['Fas la transferència amb el concepte indicat.', 'Quan la rebem, confirmem i preparem la comanda.'].join(
      '\n',
    ),
    last: {
      none: 'T’escrivim quan estigui a punt.',
      pickup: 'T’escrivim quan estigui a punt per recollir.',
      delivery: 'T’escrivim quan surti cap a la teva adreça.',
    },
  },
  until: (day, time) => (day ? `al ${day} a les ${time}` : `a les ${time}`),
  denied: {
    bank: 'El banc no ha acceptat el pagament',
    lender: (lender) => `${lender} no ha aprovat la sol·licitud`,
    byUser: 'Has cancel·lat el pagament',
    byUserOfLender: 'Has rebutjat el finançament',
    expired: 'S’ha acabat el temps per pagar',
    text: ['No s’ha cobrat res. La teva comanda continua desada fins ', '.'],
    restText: ['Del que falta no s’ha cobrat res. Ho pots pagar fins ', '.'],
    lenderText: 'La financera no dona el motiu a la botiga: pots preguntar-l’hi a ella.',
    reason: 'Motiu',
    reasons: {
      insufficient_funds: 'Fons o límit insuficients',
      expired_card: 'Targeta caducada',
      wrong_card_data: 'Les dades de la targeta no són correctes',
      not_authenticated: 'No s’ha pogut confirmar la teva identitat',
      denied: 'No ho ha autoritzat',
      cancelled_by_user: 'Ho has cancel·lat tu',
      expired: 'S’ha acabat el temps per pagar',
      replaced: 'Ho has canviat per un altre intent',
      unknown: 'No ho diu',
    },
    method: 'Forma de pagament',
    attempt: 'Intent',
    attemptOf: (count, max, time) => `${count} de ${max} · ${time}`,
    hint: 'T’estranya? Sovint és el límit de compra per internet, que es canvia a l’aplicació del banc.',
  },
  unpaid: {
    title: 'Falta el pagament',
    text: ['La teva comanda està desada fins ', '. Si no la pagues abans, es cancel·la i no es cobra res.'],
    rest: {
      title: 'Falta pagar la diferència',
      sums: (amount, paid, due) => `La comanda ha canviat i ara costa ${amount}. Has pagat ${paid}: falten ${due}.`,
      text: ['La pots pagar aquí fins ', '. La comanda no es cancel·la per això.'],
    },
    part: {
      title: 'Falta una part del pagament',
      sums: (amount, paid, due) => `La comanda costa ${amount}. Has pagat ${paid}: falten ${due}.`,
      text: [
        'La teva comanda està desada fins ',
        '. Si no la pagues abans, es cancel·la i et tornem el que has pagat.',
      ],
    },
    atCounter: 'Ho pagues a la botiga o en rebre la comanda.',
  },
  over: {
    title: 'Aquesta comanda està cancel·lada',
    refunded: 'Import tornat',
    goods: 'Els articles tornen a estar a la venda.',
  },
  noMore: {
    title: 'Ja no es pot pagar aquí',
    text: (number: string) =>
      `Truca’ns o escriu-nos amb el número ${number} i busquem amb tu com pagar-la. No s’ha cobrat res.`,
    restText: (number: string) =>
      `Truca’ns o escriu-nos amb el número ${number} i busquem amb tu com pagar el que falta.`,
    goods: (until: string) =>
      `Guardem els teus articles i la teva hora fins ${until}. Després la comanda es cancel·la sola i els articles tornen a la venda.`,
    call: (phone: string) => `Truca al ${phone}`,
    write: 'Escriu un correu',
  },
  time: {
    title: { delivery: 'Una altra hora de lliurament', pickup: 'Una altra hora de recollida' },
    change: { delivery: 'Canvia l’hora de lliurament', pickup: 'Canvia l’hora de recollida' },
    needed: {
      delivery: (method: string) =>
        `${method}: els diners arribarien després del lliurament. Tria una altra hora; el preu no canvia.`,
      pickup: (method: string) =>
        `${method}: els diners arribarien després de la recollida. Tria una altra hora; el preu no canvia.`,
    },
    samePrice: 'El preu no canvia.',
    day: 'Dia',
    hours: 'Hores',
    own: 'La d’ara',
    free: 'Lliure',
    left: (left: number) => pluralForm(left, 'ca', { one: 'En queda 1', other: `En queden ${left}` }),
    save: 'Desa la nova hora',
    orPay: 'Canvia l’hora o la forma de pagament',
  },
  document: {
    type: 'Document',
    types: { NIF: 'NIF', NIE: 'NIE', PASSPORT: 'Passaport' },
    number: 'Número de document',
    hint: 'La financera ha de saber qui demana el préstec.',
    wrong: 'El número del document no és correcte.',
  },
  choose: 'Paga d’una altra manera',
  chooseFirst: 'Tria com pagar',
  pay: {
    card: (amount) => `Paga ${amount} amb targeta`,
    bizum: (amount) => `Paga ${amount} amb Bizum`,
    transfer: (amount) => `Paga ${amount} per transferència`,
    crediya: (amount) => `Paga ${amount} amb Crediya`,
    sequra: (amount) => `Paga ${amount} amb seQura`,
  },
  failed: 'No hem pogut obrir la pàgina de pagament. Torna-ho a provar o tria una altra forma de pagament.',
  cancel: 'Cancel·la la comanda',
  status: {
    page: 'La teva sol·licitud de finançament',
    description: 'Com va la sol·licitud de finançament de la teva comanda.',
    crumb: 'Sol·licitud',
    parent: 'Finançament',
    of: (lender, number) => `${lender} · comanda ${number}`,
    processing: 'En procés',
    processingText: (lender) =>
      `${lender} està revisant la teva sol·licitud. Preguntem cada pocs segons, fins a 3 minuts. Després t’avisem per correu.`,
    gaveUp: (lender) => `${lender} encara no ha respost. T’avisem per correu de seguida que ho sapiguem.`,
    open: 'Sense acabar',
    openText: 'Encara no has acabat la sol·licitud. Pots continuar-la o pagar d’una altra manera.',
    goOn: 'Continua la sol·licitud',
    approved: 'Aprovada',
    approvedText: 'La financera ha aprovat la teva sol·licitud. Ja preparem la comanda.',
    rejected: 'No aprovada',
    rejectedText: (until) =>
      `La financera no dona el motiu a la botiga. Pots preguntar-l’hi a ella. La teva comanda continua desada fins ${until}.`,
    byUser: 'L’has rebutjada tu',
    byUserText: 'No has signat res. Si ha estat sense voler, la pots tornar a demanar amb un altre termini.',
    otherTerm: 'Tria un altre termini',
    cancelled: 'Cancel·lada',
    cancelledText:
      'Ha passat el temps per signar o has cancel·lat la comanda. No s’ha cobrat res i hem alliberat els articles.',
    otherwise: 'Paga d’una altra manera',
    none: 'Aquesta comanda no es paga a terminis',
    noneText: 'Mira com va a la pàgina de la comanda.',
  },
};
