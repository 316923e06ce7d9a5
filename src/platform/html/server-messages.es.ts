export const es = {
  busyTitle: 'Demasiadas páginas seguidas',
  busyText:
    'Desde tu conexión nos han pedido muchas páginas en pocos segundos. Espera un momento y vuelve a intentarlo.',
  unavailableTitle: 'Ahora mismo no podemos atenderte',
  unavailableText: 'La tienda está muy ocupada o vuelve enseguida. Espera un momento y vuelve a intentarlo.',
  failedTitle: 'Algo ha ido mal',
  failedText: 'Somos conscientes del problema. Espera un momento y vuelve a intentarlo.',
  unknownTitle: 'No lo hemos encontrado',
  unknownText: 'Esta dirección no existe en la tienda.',
  tryAgain: 'Volver a intentarlo',
  staffNeedsScripts: 'La trastienda necesita JavaScript.',
};
