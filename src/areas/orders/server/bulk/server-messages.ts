import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const bulkErrorTexts = { es: es.errors, ca: ca.errors };
export const deliveryNoteTexts = { es: es.note, ca: ca.note };
export const orderFileTexts = { es: es.file, ca: ca.file };
