import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  home: 'Inici',
  youAreHere: 'Ets a',
  updated: (date) => `Darrera actualització: ${date}`,
  promos: {
    pickup: {
      title: (city) => `Recull-ho a ${city}`,
      text: 'El que hi ha en estoc és a punt en dues hores, dins l’horari de la botiga.',
      more: 'Com funciona',
    },
    workshop: {
      title: 'La teva màquina, a punt',
      text: 'Reparem el que venem al nostre taller, amb recanvi original.',
      more: 'Coneix-nos',
    },
  },
  help: {
    title: 'T’ajudem',
    order: {
      title: 'On és la teva comanda?',
      text: 'Amb el número de la comanda i el teu correu veus en quin punt és, encara que no tinguis compte.',
      button: 'Segueix una comanda',
    },
    specialist: {
      title: 'Dubtes entre dues màquines?',
      text: 'Explica’ns la feina i et direm quina eina necessites. Respon una persona del taulell.',
      button: 'Escriu a un especialista',
    },
  },
};
