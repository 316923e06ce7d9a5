import { ca, orderMail as orderMailCa } from './server-messages.ca.ts';
import { es, orderMail as orderMailEs } from './server-messages.es.ts';

export const ordersErrorTexts = { es: es.errors, ca: ca.errors };
export const orderPageTexts = { es: es.pages, ca: ca.pages };
export const waysToPayTexts = { es: es.waysToPay, ca: ca.waysToPay };
export const orderMailTexts = { es: orderMailEs, ca: orderMailCa };
