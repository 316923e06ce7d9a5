/** Where the browser keeps that its visitor wants prices without VAT; read by the script in the head, too. */
export const netPricesKey = 'prices-without-vat';
