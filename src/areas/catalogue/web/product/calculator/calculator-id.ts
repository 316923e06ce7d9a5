/** Where the calculator stands in the page, for links to it. */
export const calculatorId = 'cuanto';
