import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

const list = new Intl.ListFormat('es');
/** Products' names have commas of their own. */
const listed = (names: readonly string[]): string => list.format(names.map((name) => `«${name}»`));

export const es = {
  title: 'Comparar',
  description: 'Los productos que comparas, con sus datos uno al lado del otro.',
  loading: 'Cargando la comparación',
  needsScript: 'La comparación necesita JavaScript: actívalo en el navegador.',
  removed: 'Quitado de la comparación.',
  undo: 'Deshacer',
  changeFailed: 'No hemos podido cambiar la comparación. Prueba dentro de un momento.',
  full: (maxPerSection: number, maxProducts: number) =>
    `No caben más productos: se comparan hasta ${maxPerSection} de cada categoría y ${maxProducts} en total.` +
    ' Quita alguno antes de añadir otro.',
  waiting: (names: readonly string[]) =>
    pluralForm(names.length, 'es', {
      one: `En la comparación de tu cuenta no cabía ${listed(names)}. Sigue en este dispositivo y entrará cuando haya sitio.`,
      other: `En la comparación de tu cuenta no cabían ${listed(names)}. Siguen en este dispositivo y entrarán cuando haya sitio.`,
    }),
  dropWaiting: 'No los necesito',
  asAdded: 'Como los añadiste',
  categories: 'Categorías que comparas',
  table: (category: string) => `Comparación: ${category}`,
  fullness: (count: number, maxPerSection: number) =>
    `${formatNumber(count, 'es')} de ${formatNumber(maxPerSection, 'es')} productos.` +
    (count < maxPerSection ? '' : ' Para añadir otro de esta categoría, quita uno.'),
  legend: 'El cuadro amarillo señala las diferencias.',
  oneOnly: 'Añade otro producto de esta categoría para ver en qué se diferencian.',
  product: 'Producto',
  onlyDifferences: 'Solo diferencias',
  noDifferences: 'Estos productos no se diferencian en sus datos.',
  differs: 'Diferente',
  absent: 'Sin dato',
  general: 'Datos generales',
  brand: 'Marca',
  availability: 'Disponibilidad',
  article: 'Referencia',
  ready: 'Precio con batería y cargador',
  remove: (name: string) => `Quitar de la comparación: ${name}`,
  clear: 'Vaciar',
  clearTitle: '¿Vaciar la comparación?',
  clearText: (count: number) => `Se quitarán todos los productos de todas las categorías (${products(count)}).`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  empty: 'Nada que comparar todavía',
  emptyText: 'Pulsa la balanza en dos productos o más y verás sus datos uno al lado del otro.',
  toCatalogue: 'Ir al catálogo',
  failed: 'No hemos podido cargar la comparación',
  failedText: 'Somos conscientes del problema. Prueba otra vez dentro de un momento.',
  retry: 'Volver a cargar',
};
