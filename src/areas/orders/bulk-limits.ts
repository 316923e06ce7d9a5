/** At most so many orders in one bulk; more are refused before anything is stored. */
export const maxBulkOrders = 5000;
/** So many may be named by their ids; more are refused by name, far beyond what fits into a body otherwise. */
export const maxBulkIds = 20_000;
export const maxBulkBytes = 1_000_000;
/** At most so many sheets in one file to print. */
export const maxPrintedOrders = 200;
