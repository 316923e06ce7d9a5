import { es } from './tree-messages.es.ts';
import { ca } from './tree-messages.ca.ts';

export const messages = { es, ca };
