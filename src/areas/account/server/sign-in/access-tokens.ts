import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#values/clock.ts';
import type { SignedIn } from '#platform/http/visit.ts';
import { minuteSeconds } from '#values/durations.ts';

const lifetimeSeconds = 15 * minuteSeconds;
const audience = 'shop';
/** Tokens of shoppers at the same time; each takes about 500 bytes. */
const maxVerified = 5000;

function kindOf({ kind, order }: JWTPayload): Pick<SignedIn, 'kind' | 'orderId'> {
  if (kind === 'order') return { kind, orderId: Number(order) };
  return { kind: kind === 'checkout' ? kind : 'account' };
}

/** JSON web tokens that last 15 minutes (decisions.md section 4). */
export function createAccessTokens(key: Uint8Array, clock: Clock) {
  // Imported once: given bytes, jose would import the key again for every token.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signingKey = crypto.subtle.importKey('raw', Buffer.from(key), algorithm, false, ['sign', 'verify']);
  const now = () => Math.floor(clock().getTime() / 1000);
  // A signature is checked once: doing so took a tenth of the processor's time of a call that reads a basket.
  const verified = new LRUCache<string, { readonly signedIn: SignedIn; readonly expiresAt: number }>({
    max: maxVerified,
  });

  return {
    sign: async ({ userId, sessionId, kind, orderId }: SignedIn): Promise<string> =>
      new SignJWT({ sid: sessionId, kind, ...(orderId !== undefined && { order: orderId }) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setAudience(audience)
        .setIssuedAt(now())
        .setExpirationTime(now() + lifetimeSeconds)
        .sign(await signingKey),

    /** Null for a token that has expired or was not signed here. */
    async read(token: string): Promise<SignedIn | null> {
      const known = verified.get(token);
      if (known) return known.expiresAt > now() ? known.signedIn : null;
      try {
        const { payload } = await jwtVerify(token, await signingKey, {
          algorithms: ['HS256'],
          audience,
          currentDate: clock(),
        });
        const signedIn: SignedIn = {
          userId: Number(payload.sub),
          sessionId: String(payload.sid),
          ...kindOf(payload),
        };
        verified.set(token, { signedIn, expiresAt: payload.exp! });
        return signedIn;
      } catch {
        return null;
      }
    },
  };
}
