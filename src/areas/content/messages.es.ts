import { formatDate, formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');
const day = (date: string) => formatDate(date, 'es', { day: 'numeric', month: 'long' });

export const es = {
  home: 'Inicio',
  youAreHere: 'Estás en',
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
      text: 'Cuéntanos el trabajo y te decimos qué herramienta necesitas. Responde una persona del mostrador.',
      button: 'Escribir a un especialista',
    },
  },
  questions: {
    label: 'Busca en las preguntas',
    placeholder: 'Factura, recogida, garantía…',
    found: (count: number) => pluralForm(count, 'es', { one: '1 pregunta', other: `${number(count)} preguntas` }),
    none: 'Ninguna pregunta contiene esas palabras. Llámanos o escríbenos y te respondemos.',
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
      `Fue hasta el ${day(date)}. Los productos siguen en el catálogo, al precio que ves en su ficha.`,
    others: 'En marcha ahora',
    note: 'El precio tachado es el que había antes de la rebaja. Cada ficha dice el más bajo de los 30 días anteriores. Precios con IVA.',
  },
  jobs: {
    intro:
      'Elige tu oficio o lo que tienes entre manos: te decimos qué herramienta pide, en qué orden se trabaja y qué sale mal cuando se hace con prisa.',
    list: 'Trabajos',
    all: 'Todos los oficios',
    needed: (count: number) =>
      pluralForm(count, 'es', {
        one: 'Lo que pide: 1\u00a0artículo',
        other: `Lo que pide: ${number(count)}\u00a0artículos`,
      }),
    oneOfEach: 'Uno de cada, precio de hoy',
    open: 'Ver lo que pide',
    openLabel: (title: string) => `Ver lo que pide: ${title}`,
    products: 'Lo que necesitas',
    sections: 'Dónde mirar más',
    others: 'Otros trabajos',
  },
};
