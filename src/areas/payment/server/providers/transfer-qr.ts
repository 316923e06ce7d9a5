import { encodeQR } from 'qr';
import { type Cents, eurosFromCents } from '#values/money.ts';
import type { Signer } from '#platform/secret/signer.ts';

/** Where bank transfers go. */
export interface BankAccount {
  readonly iban: string;
  readonly beneficiary: string;
}

interface TransferAmount {
  /** What the customer writes on the transfer. */
  readonly reference: string;
  /** Cents. */
  readonly amount: Cents;
}

export type TransferQr = ReturnType<typeof createTransferQr>;

/**
 * The QR code of a SEPA transfer, by which a banking app fills in its form. The address of each is signed, so that nobody
 * gets the shop to draw codes of other amounts.
 */
export function createTransferQr(account: BankAccount, signer: Signer<'transfer qr'>) {
  const payload = (transfer: TransferAmount): string => epcPayload(account, transfer);
  return {
    path: (transfer: TransferAmount): string =>
      `/documents/transfer/${transfer.reference}/${transfer.amount}/${signer.sign('transfer qr', payload(transfer))}.gif`,

    /** The picture, which all mail programs show; null where the signature is not the shop's. */
    draw: (transfer: TransferAmount, signature: string): Uint8Array | null =>
      signer.isValid('transfer qr', payload(transfer), signature)
        ? encodeQR(payload(transfer), 'gif', { ecc: 'medium', border: quietZone, scale: pixelsPerModule })
        : null,
  };
}

/** Modules (ISO/IEC 18004). */
const quietZone = 4;
const pixelsPerModule = 4;

/**
 * The lines of an EPC069-12 code, version 002: service tag, version, UTF-8, credit transfer, no BIC (not needed within the
 * EEA), name of at most 70 characters, IBAN, amount, no purpose, no structured reference, text of at most 140.
 */
export function epcPayload({ iban, beneficiary }: BankAccount, { reference, amount }: TransferAmount): string {
  const euros = `EUR${eurosFromCents(amount).toFixed(2)}`;
  return [
    ...['BCD', '002', '1', 'SCT', ''],
    ...[beneficiary.slice(0, 70), iban.replaceAll(' ', ''), euros],
    ...['', '', reference.slice(0, 140)],
  ].join('\n');
}
