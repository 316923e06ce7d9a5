import { formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');

export const es = {
  allOffers: 'Todas las ofertas',
  allNews: 'Todas las novedades',
  allJobs: 'Todos los oficios',
  project: {
    added: 'Están en la cesta: ver',
    all: 'Todos los proyectos',
    inStock: 'En stock',
    soldOut: 'Agotado: no entra en la suma',
    tooFew: (left: number) =>
      pluralForm(left, 'es', {
        one: 'Solo queda 1: ponemos 1',
        other: `Solo quedan ${number(left)}: ponemos ${number(left)}`,
      }),
    pieces: (quantity: number) => `${number(quantity)}\u00a0ud.`,
    sumOfAll: (count: number) =>
      pluralForm(count, 'es', { one: 'El artículo', other: `Los ${number(count)}\u00a0artículos` }),
    sumOfSome: (count: number, all: number) => `${number(count)} de ${number(all)}\u00a0artículos`,
    vat: 'IVA incluido, precio de hoy',
    add: (count: number) =>
      pluralForm(count, 'es', { one: 'Añadir 1 a la cesta', other: `Añadir los ${number(count)} a la cesta` }),
    steps: 'Cómo se monta',
    others: 'Otros proyectos',
  },
  quickOrder: {
    title: 'Pedido rápido',
    description: 'Pega tus referencias y cantidades y ponlo todo en la cesta de una vez.',
    intro: (lines: number) =>
      `Escribe o pega referencias o nombres con su cantidad, hasta ${number(lines)} líneas. Vale copiar de Excel.`,
    label: 'Referencia o nombre, y cantidad',
    hint: 'Separa con espacio, tabulador, punto y coma o coma.',
    check: 'Comprobar las líneas',
    add: 'Añadir a la cesta',
    upload: 'Subir CSV',
    uploadNeedsScripts: 'Para subir un archivo CSV hace falta JavaScript. Sin él, pega aquí sus líneas.',
  },
};
