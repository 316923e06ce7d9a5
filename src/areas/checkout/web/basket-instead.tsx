/** For the checkout of a basket that is empty or could not be loaded; loaded when needed. */
export { BasketPage } from '#areas/basket/web/basket-web.ts';
