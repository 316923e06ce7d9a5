import { ca } from './messages.ca.ts';
import { es } from './messages.es.ts';

/** The texts of the page to withdraw, apart from those of other pages about orders. */
export const messages = { es, ca };
