import { findSaleProducts, releaseStock, reserveStock } from './sale.ts';

export type { SaleProduct, StockLine } from './sale.ts';

/** The catalogue's door for other areas. */
export const createCatalogue = () => ({ findSaleProducts, reserveStock, releaseStock });

export type Catalogue = ReturnType<typeof createCatalogue>;
