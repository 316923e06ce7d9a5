import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  home: 'Inici',
  youAreHere: 'Ets a',
  updated: (date) => `Darrera actualització: ${date}`,
  promos: {
    pickup: {
      title: (city) => `Recull-ho a ${city}`,
      text: 'Demana en línia el que hi ha en estoc i vine a buscar-ho: la fitxa diu des de quan és a punt.',
      more: 'Com funciona',
    },
    workshop: {
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
