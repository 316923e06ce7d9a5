import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const serverMessages = { es, ca };
export const catalogueErrorTexts = { es: es.errors, ca: ca.errors };
/** What the law calls the papers of an energy label (Regulation (EU) 2017/1369 art. 5). */
export const labelPaperNames = { es: es.labelPapers, ca: ca.labelPapers };
export const sectionNames = { es: es.sectionNames, ca: ca.sectionNames };
