import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const listsErrorTexts = { es: es.errors, ca: ca.errors };
export const favouritesPage = { es: es.favouritesPage, ca: ca.favouritesPage };
export const comparePage = { es: es.comparePage, ca: ca.comparePage };
