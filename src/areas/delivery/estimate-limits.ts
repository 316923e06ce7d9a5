/** Products that one estimate can be asked for: those of a page of a listing. */
export const maxEstimatedProducts = 48;
