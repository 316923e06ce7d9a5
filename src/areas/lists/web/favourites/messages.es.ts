import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

const list = new Intl.ListFormat('es');
/** Products' names have commas of their own. */
const listed = (names: readonly string[], others: number): string =>
  list.format([...names.map((name) => `«${name}»`), ...(others > 0 ? [`${formatNumber(others, 'es')} más`] : [])]);

export const es = {
  title: 'Favoritos',
  description: 'Los productos que has guardado para tenerlos a mano.',
  loading: 'Cargando los favoritos',
  needsScript: 'Los favoritos necesitan JavaScript: actívalo en el navegador.',
  removed: 'Quitado de favoritos.',
  undo: 'Deshacer',
  changeFailed: 'No hemos podido cambiar tus favoritos. Prueba dentro de un momento.',
  full: 'Tu lista de favoritos está llena: quita algún producto antes de guardar otro.',
  waiting: (names: readonly string[], others: number) =>
    pluralForm(names.length + others, 'es', {
      one: `En los favoritos de tu cuenta no cabía ${listed(names, others)}. Sigue en este dispositivo y entrará cuando haya sitio.`,
      other: `En los favoritos de tu cuenta no cabían ${listed(names, others)}. Siguen en este dispositivo y entrarán cuando haya sitio.`,
    }),
  dropWaiting: 'No los necesito',
  removedName: 'Has quitado ',
  restore: 'Recuperar',
  restoreNamed: (name: string) => `Recuperar: ${name}`,
  latest: 'Más recientes',
  addAll: 'Añadir todos a la cesta',
  allAdded: (count: number) => `${products(count)} en la cesta`,
  noneToAdd: 'Todos los que se pueden comprar ya estaban en la cesta.',
  notAdded: (names: readonly string[], others: number) => `No se han podido añadir: ${listed(names, others)}.`,
  clear: 'Quitar todos',
  clearTitle: '¿Quitar todos los favoritos?',
  clearText: (count: number) => `Tu lista se quedará vacía (${products(count)}).`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  empty: 'Aún no has guardado nada',
  emptyText: 'Pulsa el corazón de un producto para tenerlo a mano.',
  toCatalogue: 'Ir al catálogo',
  signIn: 'Entrar',
  signInText: 'Guardados en este dispositivo. Si entras en tu cuenta, los tendrás en todos.',
  failed: 'No hemos podido cargar tus favoritos',
  failedText: 'Somos conscientes del problema. Prueba otra vez dentro de un momento.',
  retry: 'Volver a cargar',
};
