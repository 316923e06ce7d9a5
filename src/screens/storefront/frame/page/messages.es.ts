export const es = {
  skip: 'Ir al contenido',
  pageLoading: 'Cargando la página',
  notices: 'Avisos',
  dismiss: 'Cerrar el aviso',
  criticalError: 'Algo ha ido mal. Somos conscientes del problema.',
  pageFailed: 'No hemos podido cargar la página',
  pageFailedText:
    'Somos conscientes del problema. Prueba a recargar o con otra búsqueda; si sigue igual, vuelve a la página de inicio.',
  serverAway: 'El servidor no responde',
  serverAwayText: 'Prueba a recargar dentro de un momento. Si sigue igual, vuelve a la página de inicio.',
  offline: 'No hay conexión',
  offlineText: 'En cuanto vuelva, cargaremos la página.',
  reload: 'Recargar',
  toHome: 'Ir al inicio',
};
