const ofOrder = ['customer', 'number', 'amount'] as const;
const ofReturn = ['customer', 'number', 'reference', 'amount'] as const;

/** The mails to customers whose words a shop may change, and the values that those may name. */
export const mailKinds = {
  'order-created': ofOrder,
  'order-awaiting-transfer': ofOrder,
  'order-confirmed': ofOrder,
  'order-preparing': ofOrder,
  'order-ready': ofOrder,
  'order-shipped': ofOrder,
  'order-delivered': ofOrder,
  'order-returned': ofOrder,
  'order-cancelled': ofOrder,
  'order-changed': ofOrder,
  'order-not-paid': ofOrder,
  'payment-denied': [...ofOrder, 'reason'],
  'payment-reminder': [...ofOrder, 'until'],
  'payment-late': ofOrder,
  'payment-not-financed': ofOrder,
  'payment-wrong-amount': [...ofOrder, 'due'],
  'payment-part': [...ofOrder, 'due'],
  'payment-part-taken-back': [...ofOrder, 'due'],
  'payment-again': ofOrder,
  'payment-refunded': ofOrder,
  'return-declared': ['number', 'reference', 'amount'],
  'return-received': ofReturn,
  'return-closed': ofReturn,
  'return-goods-back': ofReturn,
  'return-refunded': ofReturn,
  'account-registration': ['customer'],
  'account-first-password': ['customer'],
  'account-address-known': [],
  'account-recovery': [],
  'account-password-changed': [],
  'account-new-address': [],
  'account-change-requested': ['newEmail'],
  'account-address-changed': ['newEmail'],
  enquiry: ['about'],
  'stock-notice-asked': ['product'],
  'stock-notice-back': ['product'],
} as const satisfies Record<string, readonly string[]>;

export type MailKind = keyof typeof mailKinds;

/** Which mail it is, and what the values of its kind are. */
export type MailSubject = {
  [Kind in MailKind]: {
    readonly name: Kind;
    readonly values: Readonly<Record<(typeof mailKinds)[Kind][number], string>>;
  };
}[MailKind];
