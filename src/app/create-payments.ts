import { createFinancing, type Financing } from '#areas/payment/server/financing/create-financing.ts';
import { paymentMethods } from '#areas/payment/contract.ts';
import { createPayment, type Payment } from '#areas/payment/server/payment.ts';
import { counter } from '#areas/payment/server/providers/counter.ts';
import { bankTransfer } from '#areas/payment/server/providers/bank-transfer.ts';
import { lenders } from '#areas/payment/server/providers/lenders.ts';
import { redsys } from '#areas/payment/server/providers/redsys/redsys.ts';
import { createTransferQr, type TransferQr } from '#areas/payment/server/providers/transfer-qr.ts';
import type { ShopData } from '#areas/store/server/shop-data.ts';
import { StartError } from '#platform/start-error.ts';
import { createSigner } from '#platform/secret/signer.ts';
import type { AppParts } from './app-parts.ts';

interface PaymentsParts extends Pick<AppParts, 'config' | 'log'> {
  readonly shop: ShopData;
  readonly secret: string;
}

/** Payments with the providers that are set up, and the lenders' applications. */
export function createPayments({ config, log, shop, secret }: PaymentsParts): {
  payment: Payment;
  financing: Financing;
  /** Null in a shop that takes no transfers. */
  transferQr: TransferQr | null;
} {
  const transferQr = shop.bank ? createTransferQr(shop.bank, createSigner(secret)) : null;
  const notificationUrl = `${config.publicUrl}/api/service/payment/notification`;
  const methods = shop.payments ?? paymentMethods;
  const payment = createPayment({
    methods,
    providers: [
      ...(shop.bank && transferQr ? [bankTransfer(shop.bank, transferQr)] : []),
      ...(config.redsys ? [redsys({ ...config.redsys, notificationUrl })] : []),
      ...lenders({ config, terms: shop.financing, secret }),
      counter,
    ],
  });
  if (!methods.some((method) => payment.isOffered(method)))
    throw new StartError('shop.json is wrong: payments names no way to pay that is set up.');
  const financing = createFinancing({
    crediya: methods.includes('crediya') ? config.crediya : null,
    sequra: methods.includes('sequra') ? config.sequra : null,
    terms: shop.financing,
    onProviderError: ({ message, status }) => log.warn({ reason: message, status }, 'a financing provider failed'),
  });
  return { payment, financing, transferQr };
}
