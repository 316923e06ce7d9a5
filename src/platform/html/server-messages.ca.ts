import type { es } from './server-messages.es.ts';

export const ca = {
  busyTitle: 'Massa pàgines seguides',
  busyText:
    'Des de la teva connexió ens han demanat moltes pàgines en pocs segons. Espera un moment i torna-ho a provar.',
  unavailableTitle: 'Ara mateix no et podem atendre',
  unavailableText: 'La botiga està molt ocupada o torna de seguida. Espera un moment i torna-ho a provar.',
  failedTitle: 'Alguna cosa ha anat malament',
  failedText: 'Som conscients del problema. Espera un moment i torna-ho a provar.',
  unknownTitle: 'No ho hem trobat',
  unknownText: 'Aquesta adreça no existeix a la botiga.',
  tryAgain: 'Torna-ho a provar',
  staffNeedsScripts: 'La rebotiga necessita JavaScript.',
} satisfies typeof es;
