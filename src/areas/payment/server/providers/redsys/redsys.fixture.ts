import { signRedsys } from './redsys-signature.ts';
import { redsys } from './redsys.ts';

/** The test merchant that Redsys publishes. */
export const redsysAccount = {
  merchantCode: '999008881',
  terminal: '1',
  secret: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  version: 'HMAC_SHA512_V2',
  url: 'https://bank.example',
  notificationUrl: 'https://shop.example/api/service/payment/notification',
} as const;

export const testRedsys = (settings: Partial<Parameters<typeof redsys>[0]> = {}) =>
  redsys({ ...redsysAccount, ...settings });

/** What Redsys says of an operation of this reference and cents. */
export const redsysParameters = (reference: string, amount: number, response = '0000'): Record<string, string> => ({
  Ds_Date: '22%2F11%2F2026',
  Ds_Hour: '10%3A11',
  Ds_SecurePayment: '1',
  Ds_Card_Number: '454881******0003',
  Ds_Card_Country: '724',
  Ds_Amount: String(amount),
  Ds_Currency: '978',
  Ds_Order: reference,
  Ds_MerchantCode: redsysAccount.merchantCode,
  Ds_Terminal: '001',
  Ds_Response: response,
  Ds_MerchantData: '',
  Ds_TransactionType: '0',
  Ds_ConsumerLanguage: '1',
  Ds_AuthorisationCode: '013548',
});

/** Parameters as Redsys signs and sends them. */
export function signedByRedsys(
  parameters: Record<string, string>,
  version: 'HMAC_SHA512_V2' | 'HMAC_SHA256_V1' = 'HMAC_SHA512_V2',
): Record<string, string> {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString('base64');
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: encoded,
    Ds_Signature: signRedsys(version, redsysAccount.secret, parameters.Ds_Order ?? '', encoded)
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  };
}

const responses = { paid: '0000', failed: '0190' };

export const redsysNotification = (reference: string, amount: number, state: keyof typeof responses) =>
  signedByRedsys(redsysParameters(reference, amount, responses[state]));
