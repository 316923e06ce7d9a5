import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

export const es = {
  title: 'Comparar',
  description: 'Los productos que comparas, con sus datos uno al lado del otro.',
  loading: 'Cargando la comparación',
  removed: 'Quitado de la comparación.',
  undo: 'Deshacer',
  changeFailed: 'No hemos podido cambiar la comparación. Prueba dentro de un momento.',
  full: (most: number) =>
    `No caben más productos: se comparan hasta ${most} de cada categoría. Quita alguno antes de añadir otro.`,
  categories: 'Categorías que comparas',
  table: (category: string) => `Comparación: ${category}`,
  fullness: (count: number, most: number) => `${formatNumber(count, 'es')} de ${formatNumber(most, 'es')} productos.`,
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
