import { isUnclean } from '#platform/http/validate-input.ts';
import { isRedsysSignature, isRedsysVersion, type RedsysVersion, signRedsys } from './redsys-signature.ts';

/** The three fields in which Redsys and its merchants exchange everything. */
export interface SignedMessage {
  readonly Ds_SignatureVersion: RedsysVersion;
  readonly Ds_MerchantParameters: string;
  readonly Ds_Signature: string;
}

/** Signs parameters for Redsys. `DS_MERCHANT_ORDER` is part of the key. */
export function writeMessage(
  { secret, version }: { readonly secret: string; readonly version: RedsysVersion },
  parameters: Readonly<Record<string, string>> & { readonly DS_MERCHANT_ORDER: string },
): SignedMessage {
  // V2 is refused with padding (SIS0430), V1 is documented with it.
  const encoding = version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64';
  const encoded = Buffer.from(JSON.stringify(parameters)).toString(encoding);
  return {
    Ds_SignatureVersion: version,
    Ds_MerchantParameters: encoded,
    Ds_Signature: signRedsys(version, secret, parameters.DS_MERCHANT_ORDER, encoded),
  };
}

/**
 * The parameters of a message that Redsys has signed, their names in small letters; null for every other. Names come in
 * any case, the base64 in either alphabet, with its plus signs turned into spaces or encoded once more.
 */
export function readMessage(
  fields: Readonly<Record<string, unknown>>,
  secret: string,
): ReadonlyMap<string, string> | null {
  const sent = byLowerName(fields);
  const version = sent?.get('ds_signatureversion');
  const encoded = sent?.get('ds_merchantparameters');
  const signature = sent?.get('ds_signature');
  if (!isRedsysVersion(version) || !encoded || !signature) return null;
  const parameters = readParameters(asSent(encoded));
  const order = parameters?.get('ds_order');
  if (!parameters || !order) return null;
  return isRedsysSignature(asSent(signature), version, secret, order, asSent(encoded)) ? parameters : null;
}

/** Base64 as Redsys has written it, before forms and proxies. */
const asSent = (base64: string): string => decoded(base64.trim()).replaceAll(' ', '+');

function readParameters(encoded: string): ReadonlyMap<string, string> | null {
  try {
    const parameters: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString());
    const read = parameters && typeof parameters === 'object' ? byLowerName(parameters, decoded) : null;
    return read?.values().some(isUnclean) ? null : read;
  } catch {
    return null;
  }
}

/** Texts and numbers by their names in small letters; null when two names differ in case only. */
function byLowerName(fields: object, decode = (value: string) => value): Map<string, string> | null {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (values.has(name.toLowerCase())) return null;
    values.set(name.toLowerCase(), decode(String(value)));
  }
  return values;
}

/** Redsys writes dates as 28%2F06%2F2024. */
function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}
