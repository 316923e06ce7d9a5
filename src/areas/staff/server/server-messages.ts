import { staffErrorTexts as ca } from './server-messages.ca.ts';
import { staffErrorTexts as es } from './server-messages.es.ts';

export const staffErrorTexts = { es, ca };
