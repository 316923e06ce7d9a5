import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const serverMessages = { es, ca };
export const contentErrorTexts = { es: es.errors, ca: ca.errors };
