/**
 * The only writer of stock. Every function works inside the caller's transaction, which keeps the products locked until
 * it ends. Quantities are whole pieces of the product's own unit.
 */
export { countStock } from './count-stock.ts';
export { asHeld, holdStock, keepStock } from './hold-stock.ts';
export { linkKits } from './link-kits.ts';
export { listKitsWith } from './list-kits-with.ts';
export { type HeldProduct, listLargelyHeld } from './list-largely-held.ts';
export { listMovedSince } from './list-moved-since.ts';
export {
  followStock,
  lockedProducts,
  type LockedStock,
  lockStock,
  type MovedProduct,
  movementValues,
  moveStockSql,
  refreshKits,
  type StockChange,
  stockLock,
  type StockRow,
  stockRowsJson,
  toLockedStock,
} from './move-stock.ts';
export { releaseStock, releaseStockOf } from './release-stock.ts';
export { returnStock } from './return-stock.ts';
export { findShortages, planSale, reserveStock } from './reserve-stock.ts';
