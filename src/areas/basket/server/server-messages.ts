import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const basketErrorTexts = { es: es.errors, ca: ca.errors };
export const noticeTexts = { es: es.notices, ca: ca.notices };
