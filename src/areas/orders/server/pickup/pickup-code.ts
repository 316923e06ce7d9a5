import { encodeQR } from 'qr';
import type { Signer } from '#platform/secret/signer.ts';

/** Crockford's: none is mistaken for another when it is read aloud or from a screen. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 6;

/** Without the gap. */
export const pickupCodePattern = new RegExp(`^[${characters}]{${length}}$`);
/** ISO/IEC 18004, in modules. */
const quietZone = 4;
const pixelsPerModule = 6;

export type PickupCodes = ReturnType<typeof createPickupCodes>;

/**
 * What proves at the counter that somebody may collect an order: it follows from the order's number and the shop's secret,
 * so that nothing is stored, and only the mail has it.
 */
export function createPickupCodes(signer: Signer<'pickup code' | 'pickup qr'>) {
  /** '7K4 219' */
  function codeOf(number: string): string {
    const bytes = Buffer.from(signer.sign('pickup code', number), 'base64url').subarray(0, length);
    const code = [...bytes].map((byte) => characters[byte % characters.length]).join('');
    return `${code.slice(0, 3)} ${code.slice(3)}`;
  }

  return {
    codeOf,

    /** Where its QR code is: mail programs have no session, so its address is signed. */
    qrPath: (number: string): string => `/documents/pickup/${number}/${signer.sign('pickup qr', number)}.gif`,

    /** The picture, which all mail programs show; null where the signature is not the shop's. */
    drawQr: (number: string, signature: string): Uint8Array | null =>
      signer.isValid('pickup qr', number, signature)
        ? encodeQR(`${number} ${codeOf(number)}`, 'gif', { ecc: 'medium', border: quietZone, scale: pixelsPerModule })
        : null,
  };
}
