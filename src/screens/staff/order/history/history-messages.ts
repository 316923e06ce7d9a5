import { ca } from './history-messages.ca.ts';
import { es } from './history-messages.es.ts';

export const historyMessages = { es, ca };
