import { invitationMailTexts as mailCa, logFileTexts as fileCa, staffErrorTexts as ca } from './server-messages.ca.ts';
import { invitationMailTexts as mailEs, logFileTexts as fileEs, staffErrorTexts as es } from './server-messages.es.ts';

export const staffErrorTexts = { es, ca };
export const invitationMailTexts = { es: mailEs, ca: mailCa };
export const logFileTexts = { es: fileEs, ca: fileCa };
