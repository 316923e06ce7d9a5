import { ca } from './quick-order-messages.ca.ts';
import { es } from './quick-order-messages.es.ts';

export const messages = { es, ca };
