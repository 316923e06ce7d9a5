export const es = {
  title: 'Tramitar pedido',
  description: 'Elige cómo recibir y cómo pagar tu pedido.',
  home: 'Inicio',
  basket: 'Cesta',
  checkout: 'Pedido',
};
