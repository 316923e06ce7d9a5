import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  example: (months, monthly, total, tin, tae) =>
    `${pluralForm(months, 'ca', { one: '1 quota', other: `${months} quotes` })} de ${monthly}. Total ${total}, TIN ${tin}, TAE ${tae}.`,
  term: (months, monthly, total) =>
    `${pluralForm(months, 'ca', { one: '1 quota', other: `${months} quotes` })} de ${monthly}: ${total} en total.`,
  rates: (tin, tae) => `TIN ${tin}, TAE ${tae}. L’oferta definitiva la dona la financera abans de signar.`,
  details: {
    card: 'Pagues a la pàgina del banc. No guardem la teva targeta.',
    bizum: 'Ho confirmes a l’aplicació del teu banc.',
    transfer: 'Preparem la comanda quan rebem l’ingrés.',
    crediya: 'La sol·licitud es fa a la pàgina de Crediya.',
    sequra: 'La sol·licitud es fa aquí mateix, amb seQura.',
  },
  test: 'Prova: els pagaments amb targeta i Bizum van a l’entorn de proves del banc. No es cobra res.',
  amounts: (min, max) => `per a comandes de ${min} a ${max}`,
  inInstalments: 'A terminis',
  calculate: 'Calcula',
};
