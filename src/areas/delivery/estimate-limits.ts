/** Products that one estimate can be asked for: those of a page of a listing. */
export const maxEstimatedProducts = 48;

/** Pieces of a product that one estimate can be for, as many as a basket takes. */
export const maxEstimatedPieces = 999;
