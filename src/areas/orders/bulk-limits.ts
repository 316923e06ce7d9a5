/** At most so many orders in one bulk; more are refused before anything is stored. */
export const maxBulkOrders = 5000;
/** At most so many sheets in one file to print. */
export const maxPrintedOrders = 200;
