import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  energyClass: (energyClass, best, worst) =>
    `Classe d’eficiència energètica ${energyClass}, en una escala de ${best} a ${worst}`,
  demo: 'demo',
  label: 'Etiqueta energètica',
  sheet: 'Fitxa d’informació del producte',
  eprel: (number) => `EPREL ${number}`,
};
