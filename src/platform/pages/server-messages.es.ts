export const es = {
  busyTitle: 'Demasiadas páginas seguidas',
  busyText:
    'Desde tu conexión nos han pedido muchas páginas en pocos segundos. Espera un momento y vuelve a intentarlo.',
  tryAgain: 'Volver a intentarlo',
};
