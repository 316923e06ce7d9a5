import { bankErrorTexts as ca } from './server-messages.ca.ts';
import { bankErrorTexts as es } from './server-messages.es.ts';

export const bankErrorTexts = { es, ca };
