import { createCipheriv, createHmac } from 'node:crypto';

export interface SignedFields {
  readonly Ds_SignatureVersion: string;
  readonly Ds_MerchantParameters: string;
  readonly Ds_Signature: string;
}

/** The signature of a text for an order number; null for a version that the bank does not know. In base64url. */
export function signatureOf(version: string, secret: string, order: string, text: string): string | null {
  if (version === 'HMAC_SHA512_V2') {
    const cipher = createCipheriv('aes-128-cbc', secret.slice(0, 16), Buffer.alloc(16));
    const key = cipher.update(order, 'utf8', 'base64') + cipher.final('base64');
    return createHmac('sha512', key).update(text).digest('base64url');
  }
  if (version !== 'HMAC_SHA256_V1') return null;
  const blocks = Buffer.alloc(Math.ceil(Buffer.byteLength(order) / 8) * 8);
  blocks.write(order);
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secret, 'base64'), Buffer.alloc(8));
  cipher.setAutoPadding(false);
  return createHmac('sha256', cipher.update(blocks)).update(text).digest('base64url');
}

/** What the bank says, signed as it signs: parameters in base64, signatures in base64url, those of V1 padded. */
export function signed(version: string, secret: string, parameters: Readonly<Record<string, string>>): SignedFields {
  const encoded = Buffer.from(JSON.stringify(parameters)).toString('base64');
  const signature = signatureOf(version, secret, parameters.Ds_Order ?? '', encoded) ?? '';
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: encoded,
    Ds_Signature: version === 'HMAC_SHA256_V1' ? `${signature}=` : signature,
  };
}

/** The parameters of a merchant's request by their names in capitals; a code of the bank when they are not accepted. */
export function readRequest(fields: unknown, secret: string): Readonly<Record<string, string>> | 'SIS0042' | 'SIS0430' {
  const { Ds_SignatureVersion, Ds_MerchantParameters, Ds_Signature } = (fields ?? {}) as Partial<SignedFields>;
  const encoded = String(Ds_MerchantParameters ?? '');
  const parameters = parse(encoded);
  if (!parameters) return 'SIS0430';
  const expected = signatureOf(String(Ds_SignatureVersion), secret, parameters.DS_MERCHANT_ORDER ?? '', encoded);
  const given = String(Ds_Signature).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return expected !== null && given === expected ? parameters : 'SIS0042';
}

function parse(encoded: string): Record<string, string> | null {
  try {
    const parameters = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.toUpperCase(), String(value)]));
  } catch {
    return null;
  }
}
