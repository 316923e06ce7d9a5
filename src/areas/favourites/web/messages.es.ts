import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

export const es = {
  title: 'Favoritos',
  description: 'Los productos que has guardado para tenerlos a mano.',
  loading: 'Cargando los favoritos',
  removed: 'Quitado de favoritos.',
  undo: 'Deshacer',
  changeFailed: 'No hemos podido cambiar tus favoritos. Prueba dentro de un momento.',
  full: 'Tu lista de favoritos está llena: quita algún producto antes de guardar otro.',
  removedName: 'Has quitado ',
  restore: 'Recuperar',
  restoreNamed: (name: string) => `Recuperar: ${name}`,
  latest: 'Más recientes',
  addAll: 'Añadir todos a la cesta',
  allAdded: (count: number) => `${products(count)} en la cesta`,
  notAllAdded: 'No hemos podido añadir todos los productos a la cesta',
  clear: 'Quitar todos',
  clearTitle: '¿Quitar todos los favoritos?',
  clearText: (count: number) => `Tu lista se quedará vacía (${products(count)}).`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  empty: 'Aún no has guardado nada',
  emptyText: 'Pulsa el corazón de un producto para tenerlo a mano.',
  toCatalogue: 'Ir al catálogo',
  signIn: 'Entrar',
  signInText: 'Guardados en este dispositivo. Si entras en tu cuenta los tendrás en todos.',
  failed: 'No hemos podido cargar tus favoritos',
  failedText: 'Somos conscientes del problema. Prueba otra vez dentro de un momento.',
  retry: 'Volver a cargar',
};
