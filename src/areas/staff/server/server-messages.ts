import { invitationMailTexts as mailCa, staffErrorTexts as ca } from './server-messages.ca.ts';
import { invitationMailTexts as mailEs, staffErrorTexts as es } from './server-messages.es.ts';

export const staffErrorTexts = { es, ca };
export const invitationMailTexts = { es: mailEs, ca: mailCa };
