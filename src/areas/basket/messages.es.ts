import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  add: 'Añadir',
  addNamed: (name: string) => `Añadir a la cesta: ${name}`,
  quantity: 'Cantidad',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  less: 'Quitar uno',
  more: 'Añadir uno',
  changeFailed: 'No hemos podido cambiar la cesta. Prueba dentro de un momento.',
  basket: 'Cesta',
  basketWith: (count: number) =>
    pluralForm(count, 'es', { one: 'Cesta, 1\u00a0artículo', other: `Cesta, ${formatNumber(count, 'es')}\u00a0artículos` }),
  mini: {
    title: (count: number) =>
      pluralForm(count, 'es', { one: 'Tu cesta · 1\u00a0artículo', other: `Tu cesta · ${formatNumber(count, 'es')}\u00a0artículos` }),
    see: 'Ver cesta',
    toBasket: 'A la cesta',
    total: 'Total con IVA',
    line: (quantity: number, price: number) => `${formatNumber(quantity, 'es')}\u00a0ud. × ${formatEuros(price, 'es')}`,
    remove: (name: string) => `Quitar de la cesta: ${name}`,
  },
};
