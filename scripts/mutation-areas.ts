/** A part of the code that is judged by changing it. */
export interface MutationArea {
  /** The folder whose code is changed, fault by fault. */
  readonly folder: string;
  /** The files of the folder that are changed; absent: all. */
  readonly files?: readonly string[];
  /** The folders whose tests must notice, or files of tests. */
  readonly tests: readonly string[];
}

/** In the order in which they are judged and listed. */
export const mutationAreas: Readonly<Record<string, MutationArea>> = {
  invoices: {
    folder: 'src/areas/invoices',
    // What is drawn where on a page is looked at, not tested.
    files: [
      '*facts.ts',
      'correct-invoice.ts',
      'document-queries.ts',
      'find-pdf.ts',
      'invoice-limits.ts',
      'invoices.ts',
      'issue-invoices.ts',
      'take-number.ts',
    ],
    tests: ['src/areas/invoices', 'src/areas/orders/server/returns'],
  },
  settling: {
    folder: 'src/areas/settling/server',
    files: [
      'ask-providers.ts',
      'follow-refund.ts',
      'pay-order.ts',
      'payments-for-shop.ts',
      'refund-order.ts',
      'settle-payment.ts',
      'update-provider.ts',
    ],
    tests: [
      'src/areas/settling/server/actors.test.ts',
      'src/areas/settling/server/another-slot.test.ts',
      'src/areas/settling/server/ask-providers.test.ts',
      'src/areas/settling/server/lender-notifications.test.ts',
      'src/areas/settling/server/notified-refunds.test.ts',
      'src/areas/settling/server/part-payments.test.ts',
      'src/areas/settling/server/pay-order-changes.test.ts',
      'src/areas/settling/server/pay-order.test.ts',
      'src/areas/settling/server/paying-again.test.ts',
      'src/areas/settling/server/payments-for-shop.test.ts',
      'src/areas/settling/server/refund-follow-up.test.ts',
      'src/areas/settling/server/refund-jobs.test.ts',
      'src/areas/settling/server/refund-order.test.ts',
      'src/areas/settling/server/refused-update.test.ts',
      'src/areas/settling/server/sequra-orders.test.ts',
      'src/areas/settling/server/settle-payment.test.ts',
      'src/areas/settling/server/update-provider.test.ts',
    ],
  },
  payment: {
    folder: 'src/areas/payment/server',
    files: [
      'payment-attempts.ts',
      'payment-money.ts',
      'payment-refunds.ts',
      'payment-transitions.ts',
      'payment.ts',
      'provider-calls.ts',
      'record-attempt.ts',
    ],
    tests: ['src/areas/payment/server/*.test.ts'],
  },
  'orders-status': {
    folder: 'src/areas/orders/server/status',
    tests: [
      'src/areas/orders/server/status',
      'src/areas/orders/server/notices',
      'src/areas/orders/server/order-mail*.test.ts',
      'src/areas/orders/server/cancelling-without-account.test.ts',
      'src/areas/orders/server/place/slot-capacity.test.ts',
    ],
  },
  'orders-records': {
    folder: 'src/areas/orders/server/records',
    tests: [
      'src/areas/orders/server/records',
      'src/areas/orders/server/notices',
      'src/areas/orders/server/view',
      'src/areas/orders/server/returns',
      'src/areas/orders/server/status/change-status.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
    ],
  },
  'orders-place': {
    folder: 'src/areas/orders/server/place',
    tests: ['src/areas/orders/server/place', 'src/areas/orders/server/guest-orders.test.ts'],
  },
  'orders-returns': {
    folder: 'src/areas/orders/server/returns',
    tests: [
      'src/areas/orders/server/returns',
      'src/areas/invoices/server/corrective-documents.test.ts',
      'src/app/commands/orders.test.ts',
    ],
  },
  basket: {
    folder: 'src/areas/basket/server',
    files: [
      'add-products.ts',
      'added-lines.ts',
      'basket-queries.ts',
      'basket-view.ts',
      'change-basket.ts',
      'merge-basket.ts',
      'put-line.ts',
      'remove-lines.ts',
    ],
    tests: [
      'src/areas/basket/server/added-lines.test.ts',
      'src/areas/basket/server/basket.test.ts',
      'src/areas/basket/server/basket-additions.test.ts',
      'src/areas/basket/server/basket-cleaning.test.ts',
      'src/areas/basket/server/basket-lines.test.ts',
      'src/areas/basket/server/basket-sign-in.test.ts',
      'src/areas/basket/server/basket-view.test.ts',
    ],
  },
  delivery: {
    folder: 'src/areas/delivery/server',
    // Not the map, nor what other services say of an address.
    files: ['order-delivery.ts', 'slot-places.ts', 'slot-times.ts', 'storage-time.ts', 'zone-cost.ts', 'zone-index.ts'],
    tests: [
      'src/areas/delivery/server/*.test.ts',
      'src/areas/delivery/server/slots',
      'src/areas/delivery/server/zones',
      'src/areas/orders/server/place/home-delivery.test.ts',
      'src/areas/orders/server/place/slot-capacity.test.ts',
    ],
  },
  'search-ranking': {
    folder: 'src/areas/search/server/ranking',
    // Which queries are answered, what kind is asked for, and what of it comes first. How a word matches is judged by the
    // graded queries, and a change of the sorting is often a loop without an end, each a minute to wait for.
    files: ['answerable.ts', 'choose-kind.ts', 'rank-documents.ts'],
    // The other tests search the whole demo, whose index takes too long to be built for each change.
    tests: [
      'src/areas/search/server/ranking/answerable.test.ts',
      'src/areas/search/server/ranking/bounded-work.test.ts',
      'src/areas/search/server/ranking/choose-kind.test.ts',
      'src/areas/search/server/ranking/described-goods.test.ts',
      'src/areas/search/server/ranking/kind-asked-for.test.ts',
      'src/areas/search/server/ranking/rank-documents.test.ts',
      'src/areas/search/server/ranking/sort-documents.test.ts',
    ],
  },
  pricing: { folder: 'src/areas/pricing', tests: ['src/areas/pricing'] },
  inventory: { folder: 'src/areas/inventory', tests: ['src/areas/inventory'] },
  'orders-view': {
    folder: 'src/areas/orders/server/view',
    tests: [
      'src/areas/orders/server/view',
      'src/areas/orders/server/place/order-contents.test.ts',
      'src/areas/orders/server/returns/withdraw.test.ts',
      'src/areas/orders/server/status/change-status.test.ts',
      'src/areas/orders/server/status/order-transitions.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
      'src/areas/orders/server/orders-pages.test.ts',
    ],
  },
  'orders-mails': {
    folder: 'src/areas/orders/server',
    files: ['order-mail*.ts'],
    tests: [
      'src/areas/orders/server/order-mail*.test.ts',
      'src/areas/orders/server/guest-orders.test.ts',
      'src/areas/orders/server/orders-pages.test.ts',
    ],
  },
  'orders-calls': {
    folder: 'src/areas/orders/server',
    files: ['order-invoices.ts', 'orders-routes.ts', 'orders.ts', 'orders-of-user.ts', 'repeat-order.ts'],
    tests: [
      'src/areas/orders/server/*.test.ts',
      'src/areas/invoices',
      'src/areas/orders/server/returns',
      'src/areas/orders/server/place/bad-order.test.ts',
      'src/areas/orders/server/status/release-order.test.ts',
      'src/areas/orders/server/view/reading-orders.test.ts',
    ],
  },
  'page-cache': { folder: 'src/platform/pages', tests: ['src/platform/pages'] },
};
