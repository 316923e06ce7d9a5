import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const paymentTexts = { es, ca };
export const paymentErrorTexts = { es: es.errors, ca: ca.errors };
