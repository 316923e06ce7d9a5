/** What other areas may use of payments in the browser. Screens import its components directly. */
export { leaveToPay } from './start-payment.ts';
export { loadFinancing } from './load-financing.ts';
export { PaymentMethods } from './payment-methods.tsx';
