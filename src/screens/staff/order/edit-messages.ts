import { ca } from './edit-messages.ca.ts';
import { es } from './edit-messages.es.ts';

export const editMessages = { es, ca };
