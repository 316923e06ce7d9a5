import { ca, mailFrame as mailFrameCa } from './server-messages.ca.ts';
import { es, mailFrame as mailFrameEs } from './server-messages.es.ts';

export const serverMessages = { es, ca };
export const mailFrameTexts = { es: mailFrameEs, ca: mailFrameCa };
