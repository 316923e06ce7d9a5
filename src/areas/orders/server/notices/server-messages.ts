import { ca } from './server-messages.ca.ts';
import { es } from './server-messages.es.ts';

export const noticeTexts = { es, ca };
