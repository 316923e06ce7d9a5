import { ca } from './messages.ca.ts';
import { es } from './messages.es.ts';

/** The texts of the profile's settings, apart from those that every page carries. */
export const messages = { es, ca };
