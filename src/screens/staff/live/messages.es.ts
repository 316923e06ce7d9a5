export const es = {
  added: (count: number) => (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`),
  moved: 'La lista ha cambiado',
  show: 'Mostrar',
  live: 'En directo',
  lost: 'Sin conexión',
  mayBeOld: 'Lo que ves puede no estar al día',
  alsoOpen: (names: string, count: number) =>
    count === 1 ? `${names} también lo tiene abierto.` : `${names} también lo tienen abierto.`,
};
