import { alDate, delDate } from '#i18n/catalan-dates.ts';
import { formatDate, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');
const day = (date: string) => formatDate(date, 'ca', { day: 'numeric', month: 'long' });
const to = (date: string) => alDate(day(date));
const from = (date: string) => delDate(day(date));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const ca: MessagesLike<typeof es> = {
  updated: (date) => `Darrera actualització: ${date}`,
  promos: {
    pickup: {
      title: (city) => `Recull-ho a ${city}`,
      text: 'Demana en línia el que hi ha en estoc i vine a buscar-ho: la fitxa diu des de quan és a punt.',
      more: 'Com funciona',
    },
    workshop: {
      more: 'Coneix-nos',
    },
  },
  help: {
    title: 'T’ajudem',
    order: {
      title: 'On és la teva comanda?',
      text: 'Amb el número de la comanda i el teu correu veus en quin punt és, encara que no tinguis compte.',
      button: 'Segueix una comanda',
    },
    specialist: {
      title: 'Dubtes entre dues màquines?',
      button: 'Escriu a un especialista',
    },
  },
  promotions: {
    running: (count) => pluralForm(count, 'ca', { one: '1 en marxa', other: `${number(count)} en marxa` }),
    all: 'Totes les promocions',
    more: 'Mira la promoció',
    always: 'Sense data de final',
    lastDay: 'Últim dia',
    daysLeft: (days) => pluralForm(days, 'ca', { one: 'Queda 1 dia', other: `Queden ${number(days)} dies` }),
    until: (date) => `Fins ${to(date)}`,
    dates: (first, last) => (last ? `${capital(from(first))} ${to(last)}` : `Des ${from(first)}`),
    show: 'Mira els productes',
    products: (count) => pluralForm(count, 'ca', { one: '1 producte', other: `${number(count)} productes` }),
    conditions: 'Condicions',
    topics: 'Temes',
    everything: 'Totes',
    noneOfTopic: 'Ara no hi ha cap promoció d’aquest tema',
    none: 'Ara mateix no hi ha cap promoció en marxa',
    noneText: 'Al catàleg pots filtrar el que està rebaixat.',
    toCatalogue: 'Ves al catàleg',
    ended: (title) => `«${title}» ja s’ha acabat`,
    endedText: (date) =>
      `Va durar fins ${to(date)}. Els productes continuen al catàleg, al preu que veus a la seva fitxa.`,
    others: 'En marxa ara',
    note: 'El preu ratllat és el que hi havia abans de la rebaixa. Cada fitxa diu el més baix dels 30 dies anteriors. Preus amb IVA.',
  },
};
