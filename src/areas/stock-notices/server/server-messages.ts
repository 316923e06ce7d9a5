import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const stockNoticeErrorTexts = { es: es.errors, ca: ca.errors };
export const stockNoticeMailTexts = { es, ca };
