import { formatNumber, pluralForm } from '#i18n/format.ts';

export const es = {
  search: 'Buscar',
  searchShop: 'Buscar en la tienda',
  placeholder: 'Busca por producto, marca o referencia',
  clear: 'Borrar la búsqueda',
  suggestions: 'Sugerencias de búsqueda',
  groups: 'Tipos de resultado',
  before: 'Antes',
  nothing: 'No hemos encontrado nada',
  nothingText: 'Prueba a cambiar la búsqueda y seguro que encuentras productos.',
  failed: 'Ahora no podemos mostrarte sugerencias',
  failedText: 'Lo volvemos a intentar en unos segundos. También puedes pulsar Intro y buscar.',
  pressEnter: (text: string) => `Pulsa Intro para buscar «${text}»`,
  seeAll: (count: number) =>
    pluralForm(count, 'es', { one: 'Ver el resultado', other: `Ver los ${formatNumber(count, 'es')} resultados` }),
  found: (count: number) => `${count} ${pluralForm(count, 'es', { one: 'sugerencia', other: 'sugerencias' })}`,
  recent: 'Búsquedas recientes',
  clearRecent: 'Borrar las búsquedas recientes',
  unknown: (words: readonly string[]) => `No tenemos ningún producto con «${words.join('» ni «')}».`,
};
