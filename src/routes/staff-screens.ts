/** A screen of the back office. */
export interface StaffScreen {
  /** Below /backoffice, with `:parameters`. */
  readonly path: string;
  /** Below src/screens/staff, without its ending. */
  readonly file: string;
  /** Shown before anybody has signed in, without the menu. */
  readonly isPublic?: true;
}

/** Contents page: every screen of the back office. */
export const staffScreens: readonly StaffScreen[] = [
  { path: '/', file: 'today/today-screen' },
  { path: '/invitation', file: 'session/invitation-screen', isPublic: true },
  { path: '/second-factor', file: 'second-factor/second-factor-screen' },
  { path: '/me', file: 'me/me-screen' },
  { path: '/people', file: 'people/people-screen' },
  { path: '/audit', file: 'audit/audit-screen' },
  { path: '/orders', file: 'orders/orders-screen' },
  { path: '/orders/new', file: 'new-order/new-order-screen' },
  { path: '/orders/:orderId', file: 'order/order-screen' },
  { path: '/bank', file: 'bank/bank-screen' },
];
