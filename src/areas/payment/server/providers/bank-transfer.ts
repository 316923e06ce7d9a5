import type { PaymentAttempt, PaymentProvider, TransferInstructions } from '../payment-provider.ts';
import type { BankAccount, TransferQr } from './transfer-qr.ts';

/** A transfer that has not arrived after seven days no longer holds its goods. */
const minutesToPay = 7 * 24 * 60;

/** Bank transfer: the customer gets account and reference; the shop records the payment when it arrives. */
export function bankTransfer(account: BankAccount, qr: Pick<TransferQr, 'path'>): PaymentProvider {
  const instructions = ({ reference, amount, expiresAt }: PaymentAttempt): TransferInstructions => ({
    kind: 'instructions',
    iban: account.iban,
    beneficiary: account.beneficiary,
    reference,
    amount,
    dueAt: expiresAt,
    qr: qr.path({ reference, amount }),
  });
  return {
    name: 'bank-transfer',
    capabilities: { methods: ['transfer'], start: 'instructions', minutesToPay },
    // The order's number is what people write on a transfer.
    referenceFor: (orderNumber, attempt) => (attempt === 1 ? orderNumber : `${orderNumber}-${attempt}`),
    start: async (attempt) => instructions(attempt),
    instructions,
    readNotification: async () => null,
  };
}
