import type { es } from './server-messages.es.ts';

export const ca = {
  busyTitle: 'Massa pàgines seguides',
  busyText:
    'Des de la teva connexió ens han demanat moltes pàgines en pocs segons. Espera un moment i torna-ho a provar.',
  tryAgain: 'Torna-ho a provar',
} satisfies typeof es;
