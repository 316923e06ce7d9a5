export { errorTexts as ca } from './server-messages.ca.ts';
export { errorTexts as es } from './server-messages.es.ts';
