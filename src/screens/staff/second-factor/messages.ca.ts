import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  addTitle: 'Afegeix un segon factor',
  changeTitle: 'Canvia el segon factor',
  intro:
    'En entrar es demanarà, a més de la contrasenya, un codi del teu mòbil: així amb una contrasenya robada no n’hi ha prou.',
  neededFirst: 'Amb el teu rol et cal abans de veure comandes i clients.',
  needsApp: 'Tingues a mà el mòbil amb una aplicació de codis, o la del teu gestor de contrasenyes.',
  replaces: 'El que ara té la teva aplicació i els codis de recuperació d’abans deixaran de servir.',
  start: 'Mostra el codi QR',
  scanTitle: 'Escaneja el codi QR',
  scanHelp: 'Fes-ho amb la teva aplicació de codis i escriu aquí sota les 6 xifres que mostra.',
  qr: 'Codi QR per a l’aplicació de codis',
  typeKey: 'No el pots escanejar? Escriu aquesta clau a l’aplicació:',
  copyKey: 'Copia la clau',
  code: 'Codi de 6 xifres',
  confirm: 'Confirma',
  anotherQr: 'Demana un altre codi QR',
  passwordTitle: 'Torna a escriure la contrasenya',
  passwordHelp: 'Fa més de 15 minuts que vas entrar, i això protegeix el teu compte.',
  recoveryTitle: 'Desa els teus codis de recuperació',
  recoveryHelp:
    'Si perds el mòbil, entres amb un d’ells. Cadascun serveix una vegada, i no es tornaran a ensenyar: desa’ls fora del mòbil.',
  recoveryCodes: 'Codis de recuperació',
  copy: 'Copia',
  print: 'Imprimeix',
  kept: 'Els he desat',
};
