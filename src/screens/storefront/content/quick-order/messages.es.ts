import { maxQuickOrderLines } from '#areas/basket/basket-limits.ts';
import { formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');

export const es = {
  checking: 'Comprobando…',
  failed: 'No hemos podido leer la lista. Prueba dentro de un momento.',
  summary: (right: number, wrong: number) =>
    [
      ...(right > 0
        ? [pluralForm(right, 'es', { one: '1 línea correcta', other: `${number(right)} líneas correctas` })]
        : []),
      ...(wrong > 0 ? [`${number(wrong)} por corregir`] : []),
    ].join(', '),
  line: 'Línea',
  article: 'Artículo',
  quantity: 'Cantidad',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  sum: 'Importe',
  total: 'Total con IVA',
  rest: 'Las líneas por corregir se quedan en la caja.',
  addCorrect: (count: number) =>
    pluralForm(count, 'es', { one: 'Añadir la correcta', other: `Añadir las ${number(count)} correctas` }),
  added: (count: number) =>
    pluralForm(count, 'es', {
      one: 'Hemos añadido 1\u00a0línea a la cesta.',
      other: `Hemos añadido ${number(count)}\u00a0líneas a la cesta.`,
    }),
  noneAdded: 'No hemos añadido nada: corrige las líneas y vuelve a probar.',
  toBasket: 'Ver la cesta',
  chooseFor: (text: string) => `¿Qué es «${text}»?`,
  takeChoices: 'Usar lo elegido',
  soldOut: 'Agotado',
  view: 'Ver',
  share: 'Compartir con un enlace',
  print: 'Imprimir',
  askAbout: 'Pregúntanos',
  copy: 'Copiar',
  copied: 'Enlace copiado.',
  copyFailed: 'No se ha podido copiar: selecciona el enlace.',
  sharedUntil: (date: string) =>
    `Este enlace abre la lista hasta el ${date}. Solo guarda artículos y cantidades, y quien la abre cambia una copia suya.`,
  leftOut: (count: number) =>
    pluralForm(count, 'es', {
      one: '1 línea sin aclarar no está en ella.',
      other: `${number(count)} líneas sin aclarar no están en ella.`,
    }),
  didYouMean: ['¿Querías decir', '?'] as readonly [string, string],
  fileProblems: {
    too_large: 'El archivo es demasiado grande para un pedido. Divide la lista en varios.',
    too_many_lines: `Son demasiadas líneas: caben ${number(maxQuickOrderLines)} de una vez. Divide la lista.`,
    not_text: 'No es un archivo de texto. Guarda la hoja de cálculo como CSV y vuelve a subirla.',
    empty: 'El archivo está vacío.',
  },
};
