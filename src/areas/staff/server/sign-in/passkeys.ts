import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '#values/clock.ts';
import { minuteMs } from '#values/durations.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { NewCredential, SignedChallenge } from '../../passkey-calls.ts';
import { staffChallenges, staffPasskeys } from '../passkey-tables.ts';
import { staffMembers, type StoredMember } from '../staff-tables.ts';

const challengeMs = 5 * minuteMs;
export const maxPasskeys = 10;

/** EdDSA, ES256 and RS256, by their COSE numbers: all that devices have, without asking Node for what it calls experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

export type StoredPasskey = typeof staffPasskeys.$inferSelect;
interface CheckedPasskey {
  readonly id: number;
  readonly member: StoredMember;
}
type Purpose = (typeof staffChallenges.$inferSelect)['purpose'];

// Loaded at its first use: it reads certificates, which takes memory that most processes never need.
const library = () => import('@simplewebauthn/server');

/** What the device stores with the key to tell whose it is. */
const userHandleOf = (memberId: number): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`staff ${memberId}`);

/** What was signed; null for what no browser sends. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && /^[\w-]{1,100}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Passkeys of the staff (WebAuthn), for the site of PUBLIC_URL alone. The device asks for a finger, a face or its own PIN each time. */
export function createPasskeys(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly shopName: () => string;
}) {
  const { database, clock } = parts;
  const { origin, hostname: rpID } = new URL(parts.publicUrl);

  const store = (tx: Queryable, challenge: string, purpose: Purpose, memberId: number | null) =>
    tx
      .insert(staffChallenges)
      .values({ challenge, purpose, memberId, expiresAt: new Date(clock().getTime() + challengeMs) });

  /** Uses up the challenge of an answer; null when it was none of the shop's for this member, was used or has expired. */
  async function take(clientDataJSON: string, purpose: Purpose, memberId: number): Promise<string | null> {
    const challenge = challengeOf(clientDataJSON);
    if (challenge === null) return null;
    const [taken] = await database.delete(staffChallenges).where(eq(staffChallenges.challenge, challenge)).returning();
    const isGood =
      taken?.purpose === purpose &&
      taken.expiresAt > clock() &&
      (taken.memberId === memberId || (purpose === 'sign_in' && taken.memberId === null));
    return isGood ? challenge : null;
  }

  const list = (memberId: number): Promise<StoredPasskey[]> =>
    database.select().from(staffPasskeys).where(eq(staffPasskeys.memberId, memberId)).orderBy(asc(staffPasskeys.id));
  const descriptors = async (memberId: number) =>
    (await list(memberId)).map(({ credentialId: id, transports }) => ({ id, transports: [...transports] }));

  return {
    list,

    count: (source: Queryable, memberId: number): Promise<number> =>
      source.$count(staffPasskeys, eq(staffPasskeys.memberId, memberId)),

    /** Whether one that was good a moment ago is still there. */
    isThere: async (tx: Queryable, id: number): Promise<boolean> =>
      (await tx.$count(staffPasskeys, eq(staffPasskeys.id, id))) > 0,

    /** Options of a sign-in; with a member only their passkeys answer it. `store` comes before they are sent. */
    async offerSignIn(memberId: number | null) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: memberId === null ? [] : await descriptors(memberId),
      });
      return { options: { ...options }, store: (tx: Queryable) => store(tx, options.challenge, 'sign_in', memberId) };
    },

    /** The passkey that has signed the challenge, and whose it is; null for any doubt. */
    async check({ response, ...credential }: SignedChallenge): Promise<CheckedPasskey | null> {
      const [found] = await database
        .select({ passkey: staffPasskeys, member: staffMembers })
        .from(staffPasskeys)
        .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.memberId))
        .where(and(eq(staffPasskeys.credentialId, credential.id), isNull(staffMembers.endedAt)));
      const challenge = await take(response.clientDataJSON, 'sign_in', found?.member.id ?? 0);
      if (!found || challenge === null) return null;
      const { passkey, member } = found;
      const { userHandle, ...signed } = response;
      if (userHandle && !Buffer.from(userHandle, 'base64url').equals(userHandleOf(member.id))) return null;
      const { verifyAuthenticationResponse } = await library();
      const verified = await verifyAuthenticationResponse({
        response: { ...credential, response: signed, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: true,
        // It throws for each thing that is not as it must be.
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { newCounter } = verified.authenticationInfo;
      // Of two answers at once with one counter, one is a copy's.
      const isNewer = newCounter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, newCounter);
      const used = await database
        .update(staffPasskeys)
        .set({ counter: newCounter, usedAt: clock() })
        .where(and(eq(staffPasskeys.id, passkey.id), isNewer))
        .returning({ id: staffPasskeys.id });
      return used.length > 0 ? { id: passkey.id, member } : null;
    },

    /** Options of a new passkey of a member. */
    async offer({ id, email, name }: StoredMember) {
      const { generateRegistrationOptions } = await library();
      const offered = await generateRegistrationOptions({
        rpName: parts.shopName(),
        rpID,
        userName: email,
        userDisplayName: name,
        userID: userHandleOf(id),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: await descriptors(id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await store(database, offered.challenge, 'enrolment', id);
      return { ...offered };
    },

    /** The key that a device has made for the member's challenge, not stored yet; null for any doubt. */
    async verify(memberId: number, { response, ...credential }: NewCredential) {
      const challenge = await take(response.clientDataJSON, 'enrolment', memberId);
      if (challenge === null) return null;
      const { verifyRegistrationResponse } = await library();
      const { transports, ...signed } = response;
      const verified = await verifyRegistrationResponse({
        response: { ...credential, response: signed, clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter } = verified.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports ?? [],
      };
    },

    /** Null where the device's key is somebody's already. */
    async add(
      tx: Queryable,
      values: Pick<StoredPasskey, 'memberId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>,
    ): Promise<StoredPasskey | null> {
      const [added] = await tx
        .insert(staffPasskeys)
        .values({ ...values, createdAt: clock() })
        .onConflictDoNothing()
        .returning();
      return added ?? null;
    },

    async remove(tx: Queryable, memberId: number, id: number): Promise<StoredPasskey | null> {
      const [removed] = await tx
        .delete(staffPasskeys)
        .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.memberId, memberId)))
        .returning();
      return removed ?? null;
    },

    clean: () => database.delete(staffChallenges).where(lt(staffChallenges.expiresAt, clock())),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
