import { formatDate, formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');
const day = (date: string) => formatDate(date, 'es', { day: 'numeric', month: 'long' });

export const es = {
  updated: (date: string) => `Última actualización: ${date}`,
  promos: {
    pickup: {
      title: (city: string) => `Recógelo en ${city}`,
      text: 'Pide en línea lo que hay en stock y ven a buscarlo: la ficha dice desde cuándo está listo.',
      more: 'Cómo funciona',
    },
    workshop: {
      more: 'Conócenos',
    },
  },
  help: {
    title: 'Te ayudamos',
    order: {
      title: '¿Dónde está tu pedido?',
      text: 'Con el número del pedido y tu correo ves en qué punto está, aunque no tengas cuenta.',
      button: 'Seguir un pedido',
    },
    specialist: {
      title: '¿Dudas entre dos máquinas?',
      button: 'Escribir a un especialista',
    },
  },
  promotions: {
    running: (count: number) => pluralForm(count, 'es', { one: '1 en marcha', other: `${number(count)} en marcha` }),
    all: 'Todas las promociones',
    more: 'Ver la promoción',
    always: 'Sin fecha de fin',
    lastDay: 'Último día',
    daysLeft: (days: number) => pluralForm(days, 'es', { one: 'Queda 1 día', other: `Quedan ${number(days)} días` }),
    until: (date: string) => `Hasta el ${day(date)}`,
    dates: (from: string, to: string | null) => (to ? `Del ${day(from)} al ${day(to)}` : `Desde el ${day(from)}`),
    show: 'Ver los productos',
    products: (count: number) => pluralForm(count, 'es', { one: '1 producto', other: `${number(count)} productos` }),
    conditions: 'Condiciones',
    topics: 'Temas',
    everything: 'Todas',
    noneOfTopic: 'Ahora no hay ninguna promoción de este tema',
    none: 'Ahora no hay ninguna promoción en marcha',
    noneText: 'En el catálogo puedes filtrar lo que está rebajado.',
    toCatalogue: 'Ir al catálogo',
    ended: (title: string) => `«${title}» ya ha terminado`,
    endedText: (date: string) =>
      `Duró hasta el ${day(date)}. Los productos siguen en el catálogo, al precio que ves en su ficha.`,
    others: 'En marcha ahora',
    note: 'El precio tachado es el que había antes de la rebaja. Cada ficha dice el más bajo de los 30 días anteriores. Precios con IVA.',
  },
};
