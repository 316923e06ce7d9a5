import { elDate } from '#i18n/catalan-dates.ts';
import type { MailText } from '#platform/mail/mail-blocks.ts';
import type { ReturnState } from '../../return-states.ts';

export const ca = {
  states: {
    received: {
      subject: 'hem rebut el teu desistiment',
      heading: 'Has desistit de la compra',
      text: 'Aquest correu és el teu justificant: guarda’l.',
    },
    goods_back: {
      subject: 'hem rebut els articles',
      heading: 'Hem rebut els articles',
      text: 'Ja tenim els articles de la teva devolució. Et tornem l’import pel mateix mitjà amb què vas pagar.',
    },
    refunded: {
      subject: 't’hem tornat l’import',
      heading: 'T’hem tornat l’import',
      text: 'La teva devolució està resolta.',
    },
    closed: {
      subject: 'hem rebut el teu desistiment',
      heading: 'Has desistit de la compra',
      text: 'La comanda no estava pagada i queda cancel·lada: no has de fer res més.',
    },
  } satisfies Record<ReturnState, { subject: string; heading: string; text: string }>,
  paidBack: (amount: string): MailText => ['T’hem tornat ', { bold: amount }, ' pel mateix mitjà amb què vas pagar.'],
  handedBack: {
    subject: 'la teva devolució està resolta',
    heading: 'La teva devolució està resolta',
    text: (amount: string): MailText => [
      'Et corresponen ',
      { bold: amount },
      ' pel mateix mitjà amb què vas pagar. El que vas pagar en efectiu t’ho donem en efectiu: si encara no ho tens, digue’ns-ho.',
    ],
  },
  cancelled: 'La comanda queda cancel·lada: no has de fer res més.',
  declared: {
    subject: 'confirma el teu desistiment',
    heading: 'Confirma el teu desistiment',
    title: 'Declaració de desistiment, sense confirmar',
    reference: 'Referència',
    text: 'Algú ha declarat amb el número i el correu d’aquesta comanda que desisteix de la compra. Si has estat tu, obre l’enllaç: tindrà efecte amb la data en què ho vas declarar. Si no, no facis res.',
    button: 'Confirma el desistiment',
    reason: (shop: string, number: string) => `Reps aquest correu perquè és el de la comanda ${number} de ${shop}.`,
  },
  received: (moment: string): MailText => ['Rebut el ', { bold: moment }, ' (hora de Madrid).'],
  statementTitle: 'Justificant de desistiment',
  reference: 'Justificant',
  order: 'Comanda',
  receivedAt: 'Data i hora',
  name: 'Nom',
  statement: 'Declaració',
  products: 'Què tornes',
  quantity: (quantity: number, unit: string, article: string) => `${quantity} ${unit} · ref. ${article}`,
  refund: (amount: string, date: string): MailText => [
    'Et tornem ',
    { bold: amount },
    ` com a molt tard ${elDate(date)}, pel mateix mitjà amb què vas pagar.`,
  ],
  goods: (date: string) =>
    `Si ja tens els articles, porta’ls a la botiga o envia’ls com a molt tard ${elDate(date)}. Podem esperar a rebre’ls per tornar-te l’import.`,
  goodsOnline: (date: string) =>
    `Si ja tens els articles, envia’ls com a molt tard ${elDate(date)}. Podem esperar a rebre’ls per tornar-te l’import.`,
  reason: (shop: string) => `Reps aquest correu perquè has desistit d’una compra a ${shop}.`,
  reasonReturned: (shop: string) => `Reps aquest correu perquè tens una comanda a ${shop}.`,
  notice: {
    subject: 'Desistiment',
    heading: 'Un client ha desistit',
    products: 'Què torna',
    refund: (amount: string, date: string) => [
      'Cal tornar-li ',
      { bold: amount },
      ` com a molt tard ${elDate(date)}; es pot esperar a rebre els articles.`,
    ],
    contact: 'Contacte',
    reason: (shop: string) => `Avís de la botiga ${shop}.`,
  },
};
