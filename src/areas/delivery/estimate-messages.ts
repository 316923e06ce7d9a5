import { ca } from './estimate-messages.ca.ts';
import { es } from './estimate-messages.es.ts';

/** Apart from the area's others: checkout and map need none of them. */
export const estimateMessages = { es, ca };
