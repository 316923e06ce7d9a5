import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './estimate-messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  label: 'Codi postal',
  where: 'On ho vols?',
  keptLabel: (zipcode) => `CP\u00a0${zipcode}`,
  show: 'Calcula',
  forget: 'Oblida’l',
  about: 'El desem en aquest navegador fins que l’oblidis. No cal per comprar.',
  kept: (place) => `${place}: veuràs l’enviament a cada producte.`,
  forgotten: 'Oblidat.',
  failed: 'Ara no podem calcular l’enviament.',
  title: (place) => `Enviament a ${place}`,
  back: 'Torna',
  andOthers: (name) => `${name} i altres`,
  today: 'avui',
  tomorrow: 'demà',
  onDay: (day) => `el ${day}`,
  short: {
    price: (amount) => `Enviament ${amount}`,
    atMost: (amount) => `Enviament ${amount} com a molt`,
    free: 'Enviament gratuït',
    freeFrom: (amount) => `gratuït des de ${amount}`,
    individual: 'Enviament: preu a convenir',
    none: (zipcode) => `Sense enviament a ${zipcode}`,
    first: (day, from, to) => `Arriba des de ${day}, ${from}-${to}`,
    pickup: (day, time) => `Recollida ${day}, ${time}`,
  },
  long: {
    /** What it is for, in brackets behind the price. */
    pieces: (count) => pluralForm(count, 'ca', { one: '1 unitat', other: `${formatNumber(count, 'ca')} unitats` }),
    basket: 'tota la cistella',
    price: (place, amount) => `${place}: enviament ${amount}`,
    atMost: (place, amount) => `${place}: enviament ${amount} com a molt, segons l’adreça`,
    free: (place) => `${place}: enviament gratuït`,
    freeFrom: (amount) => `, gratuït en comandes des de ${amount}`,
    individual: (place, about) => `${place}: el preu de l’enviament s’acorda (${about}). Truca’ns abans de demanar.`,
    none: (place) => `${place}: no ho enviem.`,
    first: (day, from, to) => `T’ho portem des d${day.startsWith('el ') ? day : `e ${day}`}, de ${from} a ${to}.`,
    pickup: (day, time) => `Per recollir a la botiga: a punt ${day} a les ${time}.`,
  },
};
