import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const serverMessages = { es, ca };
export const catalogueErrorTexts = { es: es.errors, ca: ca.errors };
export const sectionNames = { es: es.sectionNames, ca: ca.sectionNames };
