/** The checkout shows it for a basket that is empty or could not be loaded; it is loaded when needed. */
export { BasketPage } from '#areas/basket/web/basket-web.ts';
