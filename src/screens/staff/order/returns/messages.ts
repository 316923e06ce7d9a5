import { ca } from './messages.ca.ts';
import { es } from './messages.es.ts';

export const messages = { es, ca };
