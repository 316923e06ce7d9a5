import type { es } from './server-messages.es.ts';

export const ca: typeof es = {
  order: {
    subject: {
      delivery: 'Nova comanda per lliurar',
      pickup: 'Nova comanda per recollir',
      none: 'Comanda nova sense lliurament',
    },
    heading: (number) => `Prepara la comanda ${number}`,
    text: (customer) => `S’ha confirmat la comanda de ${customer}. Respon aquest correu per escriure-li.`,
    products: 'Articles',
    shelf: (shelf) => `prestatge ${shelf}`,
    customer: 'Client',
    name: 'Nom',
    document: 'Document',
    email: 'Correu',
    phone: 'Telèfon',
    receiver: 'La rep',
    payment: 'Pagament',
    comment: 'El que diu el client',
    takeBack: 'Recollida d’aparells',
    oldAppliance: 'Un aparell vell',
    whatToDo: (show, prepare) =>
      `Per veure-la sencera: ${show}. Quan comencis a preparar-la: ${prepare}. Així també ho sap el client.`,
  },
  cancelled: {
    subject: (number) => `Comanda cancel·lada, no la preparis: ${number}`,
    heading: (number) => `No preparis la comanda ${number}`,
    text: (customer) =>
      `${customer} l’ha cancel·lada. Si ja la preparaves, torna els articles al seu lloc: tornen a estar a la venda.`,
    whatToDo: (show) => `Per veure la comanda i els seus diners: ${show}.`,
  },
  bulk: {
    subject: {
      confirmed: (count) => (count === 1 ? '1 comanda per preparar' : `${count} comandes per preparar`),
      cancelled: (count) =>
        count === 1 ? '1 comanda cancel·lada, no la preparis' : `${count} comandes cancel·lades, no les preparis`,
    },
    heading: 'Diverses comandes canviades alhora',
    text: {
      confirmed: 'S’han confirmat juntes des de la gestió de la botiga.',
      cancelled:
        'S’han cancel·lat juntes des de la gestió de la botiga. Si ja en preparaves cap, torna els articles al seu lloc: tornen a estar a la venda.',
    },
    title: {
      confirmed: (count) => `Per preparar: ${count}`,
      cancelled: (count) => `Cancel·lades: ${count}`,
    },
    more: (count) => (count === 1 ? 'I 1 més.' : `I ${count} més.`),
  },
  daily: {
    subject: (day, count) => `Per al ${day}: ${count === 1 ? '1 comanda' : `${count} comandes`}`,
    heading: (day) => `Lliuraments i recollides del ${day}`,
    text: 'El que està confirmat i encara no s’ha lliurat. El que es confirmi més tard arriba en el seu propi correu.',
    delivery: 'Lliuraments',
    pickup: 'Recollides',
    late: 'Pendents de dies anteriors',
    moreLate: (count) => `I ${count} més, de dies encara anteriors.`,
    lateWhatToDo: (move) => `Si n’hi ha cap de lliurada: ${move}`,
    lateInSubject: (count) => `, ${count === 1 ? '1 pendent' : `${count} pendents`} d’abans`,
    pieces: (count) => (count === 1 ? '1 peça' : `${count} peces`),
    whatToDo: (show) => `Per veure una comanda sencera: ${show}`,
    orderNumber: 'NÚMERO',
  },
  held: {
    subject: (articles, days) =>
      `Comandes sense confirmar reserven molt: ${articles === 1 ? '1 article' : `${articles} articles`}, ${days === 1 ? '1 dia' : `${days} dies`}`,
    heading: 'Comandes sense confirmar reserven molt',
    text: (orders, networks) =>
      `${orders === 1 ? 'Una comanda sense pagar' : `${orders} comandes sense pagar`}, ${networks === 1 ? 'd’una xarxa' : `de ${networks} xarxes`}, amb un correu que ningú no ha confirmat, reserven una tercera part o més del que segueix. Pot ser un abús.`,
    articles: 'Articles venuts en els darrers 7 dies',
    days: 'Places d’un dia',
    networks: 'Xarxes, sense la seva adreça',
    largestOf: (title, count) => `${title}: els més grans de ${count}`,
    share: (held, all) => `${held} de ${all}`,
    orders: (count) => (count === 1 ? '1 comanda' : `${count} comandes`),
    whatToDo:
      'No cal fer res: juntes no passen de la meitat, i ho tornen soles, les places al cap de mitja hora i els articles al cap de dues hores. Aquest avís arriba un cop al dia com a màxim.',
  },
  type: { delivery: 'Lliurament', pickup: 'Recollida', none: 'Sense lliurament' },
  where: 'On',
  when: 'Quan',
  slot: (from, to) => (to ? `de ${from} a ${to}` : `des de les ${from}`),
  soon: 'Tan aviat com es pugui',
  statuses: {
    confirmed: 'sense preparar',
    preparing: 'en preparació',
    ready: 'a punt',
    shipped: 'enviada',
  },
  paid: 'pagada',
  unpaid: 'sense pagar',
  reason: (shop) => `Avís de la botiga ${shop} a les adreces d’orderMails a shop.json.`,
};
