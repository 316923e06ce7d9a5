import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#values/clock.ts';
import type { SignedIn } from '#platform/http/visit.ts';

const lifetimeSeconds = 15 * 60;
const audience = 'shop';

/** JSON web tokens that last 15 minutes (decisions.md section 4). */
export function createAccessTokens(key: Uint8Array, clock: Clock) {
  // Imported once: given bytes, jose would import the key again for every token.
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signingKey = crypto.subtle.importKey('raw', Buffer.from(key), algorithm, false, ['sign', 'verify']);
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    sign: async ({ userId, sessionId, kind }: SignedIn): Promise<string> =>
      new SignJWT({ sid: sessionId, kind })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setAudience(audience)
        .setIssuedAt(now())
        .setExpirationTime(now() + lifetimeSeconds)
        .sign(await signingKey),

    /** Null for a token that has expired or was not signed here. */
    async read(token: string): Promise<SignedIn | null> {
      try {
        const { payload } = await jwtVerify(token, await signingKey, {
          algorithms: ['HS256'],
          audience,
          currentDate: clock(),
        });
        return {
          userId: Number(payload.sub),
          sessionId: String(payload.sid),
          kind: payload.kind === 'checkout' ? 'checkout' : 'account',
        };
      } catch {
        return null;
      }
    },
  };
}
