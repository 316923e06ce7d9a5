export const es = {
  unknown: 'Dispositivo desconocido',
  unknownBrowser: 'Navegador desconocido',
  unknownSystem: 'sistema desconocido',
};
