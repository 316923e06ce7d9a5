import { logMessages } from '#areas/staff/log-text.ts';

/** What the shop's people call the status of an order, wherever it stands. */
export const statusMessages = { es: logMessages.es.statuses, ca: logMessages.ca.statuses };
