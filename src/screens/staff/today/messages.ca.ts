import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  work: 'Feina d’avui',
  pressing: {
    oldest: (span) => `la més antiga, ${span}`,
    leaving: {
      one: (count, time) => `${count} surt a les ${time}`,
      other: (count, time) => `${count} surten a les ${time}`,
    },
    due: (span) => `la primera venç d’aquí a ${span}`,
    uncollected: (span) => `la més antiga, des de fa ${span}`,
  },
  oldest: 'El que més espera',
  seeAll: 'Mostra-ho tot',
  attention: 'Demana una mà',
  matterOne: '1 assumpte',
  matters: (count) => `${count} assumptes`,
  showMore: (count) => `Mostra’n ${count}`,
  openOrder: 'Mostra la comanda',
  acts: {
    refund: (sum) => (sum ? `Retorna ${sum}` : 'Retorna diners…'),
    pay: () => 'Anota un cobrament',
    mail: () => 'Torna’l a enviar',
  },
  titles: {
    to_refund: 'Comanda cancel·lada amb diners:',
    refund_refused: 'El banc ha rebutjat retornar els diners de la comanda',
    approval_refused: 'La financera va aprovar tard la comanda',
    part_paid: 'Falta una part dels diners de la comanda',
    wrong_amount: 'Va arribar un altre import per a la comanda',
    surplus: 'Sobren diners a la comanda',
    undecided: 'La financera no decideix sobre la comanda',
    mail_failed: 'No surt un correu de la comanda',
  },
  why: {
    to_refund: 'Els diners encara són a la botiga: cal retornar-los.',
    refund_refused: 'Els diners encara són a la botiga: retorna’ls d’una altra manera.',
    approval_refused: 'La comanda no espera aquests diners, i el client es pensa que està pagada: truca-li.',
    part_paid: 'Quan arribi la resta, anota-la; o demana-la al client.',
    wrong_amount: 'Aquest import no paga la comanda: retorna’l, o parla amb el client.',
    surplus: 'Ha arribat més del que costa: retorna el que sobra.',
    undecided: 'Fa més de tres dies que està en tràmit: pregunta-ho a la financera.',
    mail_failed: 'El seu correu no l’accepta o no respon: el telèfon és a la comanda.',
  },
  runningOut: {
    title: {
      one: (count) => `S’acaba ${count} article que es ven`,
      other: (count) => `S’acaben ${count} articles que es venen`,
    },
    left: { one: (count) => `en queda ${count}`, other: (count) => `en queden ${count}` },
    more: (count) => `i ${count} més`,
    showAll: 'Mostra’ls tots',
    showFew: 'Mostra’n menys',
  },
  slots: {
    title: 'Repartiment i recollides d’avui',
    types: { delivery: 'Repartiment', pickup: 'Recollida' },
    allDay: 'Tot el dia',
    delivery: {
      delivered: { one: (count) => `${count} lliurada`, other: (count) => `${count} lliurades` },
      shipped: { one: (count) => `${count} en camí`, other: (count) => `${count} en camí` },
      ready: { one: (count) => `${count} preparada`, other: (count) => `${count} preparades` },
      missing: { one: (count) => `en falta ${count}`, other: (count) => `en falten ${count}` },
    },
    pickup: {
      delivered: { one: (count) => `${count} recollida`, other: (count) => `${count} recollides` },
      shipped: { one: (count) => `${count} en camí`, other: (count) => `${count} en camí` },
      ready: { one: (count) => `${count} a punt`, other: (count) => `${count} a punt` },
      missing: { one: (count) => `en falta ${count}`, other: (count) => `en falten ${count}` },
    },
    places: (taken, total) => `${taken} de ${total} places`,
    soon: {
      delivery: (span) => `Surt d’aquí a ${span}`,
      pickup: (span) => `Comença d’aquí a ${span}`,
    },
    states: { done: 'Fet', in_time: 'A temps', late: 'Amb retard' },
  },
  changes: 'Últims canvis',
  log: 'Registre',
  nothing: 'Res per a tu de moment',
  nothingText: 'Aquí sortirà el que demani una mà.',
};
