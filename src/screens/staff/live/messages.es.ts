export const es = {
  added: (count: number) => (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`),
  moved: 'La lista ha cambiado',
  show: 'Mostrar',
  alsoOpen: (names: string, count: number) =>
    count === 1 ? `${names} también lo tiene abierto.` : `${names} también lo tienen abierto.`,
};
