import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  add: 'Añadir',
  addNamed: (name: string) => `Añadir a la cesta: ${name}`,
  notice: 'Avísame',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  less: 'Quitar uno',
  more: 'Añadir uno',
  changeFailed: 'No hemos podido cambiar la cesta. Prueba dentro de un momento.',
  /** What badges mean. */
  count: (count: number) =>
    pluralForm(count, 'es', { one: '1\u00a0artículo', other: `${formatNumber(count, 'es')}\u00a0artículos` }),
};
