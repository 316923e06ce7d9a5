import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  label: 'Código postal',
  where: '¿Dónde lo quieres?',
  keptLabel: (zipcode: string) => `CP\u00a0${zipcode}`,
  show: 'Calcular',
  forget: 'Olvidar',
  about: 'Lo guardamos en este navegador hasta que lo olvides. No hace falta para comprar.',
  kept: (place: string) => `${place}: verás el envío en cada producto.`,
  forgotten: 'Olvidado.',
  failed: 'Ahora no podemos calcular el envío.',
  title: (place: string) => `Envío a ${place}`,
  back: 'Volver',
  andOthers: (name: string) => `${name} y otros`,
  today: 'hoy',
  tomorrow: 'mañana',
  onDay: (day: string) => `el ${day}`,
  /** On a card. */
  short: {
    price: (amount: string) => `Envío ${amount}`,
    atMost: (amount: string) => `Envío ${amount} como mucho`,
    free: 'Envío gratis',
    freeFrom: (amount: string) => `gratis desde ${amount}`,
    individual: 'Envío: precio por acordar',
    none: (zipcode: string) => `Sin envío a ${zipcode}`,
    first: (day: string, from: string, to: string) => `Llega desde ${day}, ${from}-${to}`,
    pickup: (day: string, time: string) => `Recogida ${day}, ${time}`,
  },
  long: {
    /** What it is for, in brackets behind the price. */
    pieces: (count: number) =>
      pluralForm(count, 'es', { one: '1 unidad', other: `${formatNumber(count, 'es')} unidades` }),
    basket: 'toda la cesta',
    price: (place: string, amount: string) => `${place}: envío ${amount}`,
    atMost: (place: string, amount: string) => `${place}: envío ${amount} como mucho, según la dirección`,
    free: (place: string) => `${place}: envío gratis`,
    freeFrom: (amount: string) => `, gratis en pedidos desde ${amount}`,
    individual: (place: string, about: string) =>
      `${place}: el precio del envío se acuerda (${about}). Llámanos antes de pedir.`,
    none: (place: string) => `${place}: no lo enviamos.`,
    first: (day: string, from: string, to: string) => `Te lo llevamos desde ${day}, de ${from} a ${to}.`,
    pickup: (day: string, time: string) => `Para recoger en la tienda: listo ${day} a las ${time}.`,
  },
};
