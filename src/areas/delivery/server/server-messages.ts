export { ca } from './server-messages.ca.ts';
export { es } from './server-messages.es.ts';
