import { ca } from './status-messages.ca.ts';
import { es } from './status-messages.es.ts';

export const statusMessages = { es, ca };
