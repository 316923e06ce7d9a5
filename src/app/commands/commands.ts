import type { Command, FolderCommand } from './command.ts';

/**
 * The commands by their names, in the order of the usage. Each loads its own modules alone, so that a line of the shop costs no
 * search, pages or pictures.
 */
export const commands: Readonly<Record<string, () => Promise<Command | FolderCommand>>> = {
  'accounts import': async () => (await import('./accounts-import.ts')).accountsImport,
  'accounts erase': async () => (await import('./accounts-erase.ts')).accountsErase,
  'catalogue import': async () => (await import('./catalogue-import.ts')).catalogueImport,
  'catalogue undo': async () => (await import('./catalogue-undo.ts')).catalogueUndo,
  'catalogue check': async () => (await import('./catalogue-check.ts')).catalogueCheck,
  'delivery import': async () => (await import('./delivery-import.ts')).deliveryImport,
  'delivery import-postal': async () => (await import('./delivery-import.ts')).deliveryImportPostal,
  'delivery import-addresses': async () => (await import('./delivery-import.ts')).deliveryImportAddresses,
  'demo load': async () => (await import('./demo-load.ts')).demoLoad,
  'mail list': async () => (await import('./mail.ts')).mailList,
  'mail retry': async () => (await import('./mail.ts')).mailRetry,
  'orders list': async () => (await import('./orders.ts')).ordersList,
  'orders show': async () => (await import('./orders.ts')).ordersShow,
  'orders move': async () => (await import('./orders.ts')).ordersMove,
  'orders paid': async () => (await import('./orders.ts')).ordersPaid,
  'orders refund': async () => (await import('./orders-refund.ts')).ordersRefund,
  'orders release': async () => (await import('./orders.ts')).ordersRelease,
  'orders end-review': async () => (await import('./orders.ts')).ordersEndReview,
  'orders export': async () => (await import('./orders.ts')).ordersExport,
  'orders invoice': async () => (await import('./orders.ts')).ordersInvoice,
  'orders returns': async () => (await import('./orders.ts')).ordersReturns,
  'orders return': async () => (await import('./orders.ts')).ordersReturn,
  'payments attention': async () => (await import('./payments.ts')).paymentsAttention,
  'payments list': async () => (await import('./payments.ts')).paymentsList,
  'payments show': async () => (await import('./payments.ts')).paymentsShow,
  'search report': async () => (await import('./search-report.ts')).searchReport,
  'search try': async () => (await import('./search-try.ts')).searchTry,
  'staff add': async () => (await import('./staff.ts')).staffAdd,
  'staff list': async () => (await import('./staff.ts')).staffList,
  'staff remove': async () => (await import('./staff.ts')).staffRemove,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  'shop check': async () => (await import('./shop-check.ts')).shopCheck,
  'shop wake': async () => (await import('./shop-wake.ts')).shopWake,
  'shop new': async () => (await import('./shop-new.ts')).shopNew,
};
