import type { es } from './server-messages.es.ts';

export const ca: typeof es = {
  weekdays: ['Dilluns', 'Dimarts', 'Dimecres', 'Dijous', 'Divendres', 'Dissabte', 'Diumenge'],
};
