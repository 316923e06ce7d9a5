import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const compareErrorTexts = { es: es.errors, ca: ca.errors };
export const pageTexts = { es: es.page, ca: ca.page };
