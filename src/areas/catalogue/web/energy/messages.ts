import { es } from './messages.es.ts';
import { ca } from './messages.ca.ts';

export const messages = { es, ca };
