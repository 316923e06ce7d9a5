import { ca } from './messages.ca.ts';
import { es } from './messages.es.ts';

/** The texts for visitors of private pages, apart from those that every page loads. */
export const messages = { es, ca };
