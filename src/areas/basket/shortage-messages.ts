import { ca } from './shortage-messages.ca.ts';
import { es } from './shortage-messages.es.ts';

export const messages = { es, ca };
