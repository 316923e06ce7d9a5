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
  page: {
    title: (text: string) => `Resultados de «${text}»`,
    emptyTitle: 'No hemos encontrado nada',
    emptyText: (text: string) => `Prueba a cambiar la búsqueda «${text}» y seguro que encuentras productos.`,
    tips: 'Ideas para encontrarlo',
    tipSpelling: 'Comprueba que las palabras estén bien escritas.',
    tipFewer: 'Usa menos palabras: el tipo de producto y una medida o una marca bastan.',
    tipReference: 'Si tienes la referencia o el código de barras, escríbelo tal cual.',
    toCatalogue: 'Ir al catálogo',
    askInChat: 'Preguntar en el chat',
    sections: 'Secciones destacadas',
    popular: 'Lo más buscado',
    /** Of the nearest section. */
    nearestSections: 'Quizá lo encuentres en',
    nearestProducts: (section: string) => `Lo más vendido en ${section}`,
    unknown: (words: string) => `No conocemos ${words}.`,
    related: 'Ver también',
  },
};
