import type { FastifyBaseLogger } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { Actor } from '#values/actor.ts';
import type { StaffRole } from '#values/staff-roles.ts';

/** Who a bearer access token stands for. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: string;
  /**
   * A session opened at the checkout without an account sees only its own orders (decisions.md section 4), one opened by the
   * link of an order's mail that order alone.
   */
  readonly kind: 'account' | 'checkout' | 'order';
  /** The order of a session of kind 'order'; absent for all others. */
  readonly orderId?: number;
}

/** The user of a visit, with the address of the session. */
export interface VisitUser extends SignedIn {
  readonly email: string;
}

/** The user of an access token; null when it is invalid, expired or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<VisitUser | null>;

/** Whoever has no account is a guest, at the checkout or anywhere. */
export const actorOfUser = (user: SignedIn | null): Actor => ({
  kind: user?.kind === 'account' ? 'shopper' : 'guest',
  id: user && String(user.userId),
});

/** The session of a member of the staff. */
export interface StaffSession {
  readonly sessionId: number;
  readonly memberId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** From what it was opened: 'Firefox, Linux'. */
  readonly device: string;
  readonly isLocked: boolean;
  /** Whether password or code were given lately, as money and people need. */
  readonly isRecent: boolean;
  /** A passkey of theirs unlocks the session. */
  readonly hasPasskey: boolean;
  /** The role needs a second factor here, and the person has none yet. */
  readonly lacksSecondFactor: boolean;
}

/**
 * The session of the staff's cookie; null when it is unknown, has ended or waits for its second factor. What a page asks by itself is
 * no use: the session is locked all the same.
 */
export type AuthenticateStaff = (token: string, isUse: boolean) => Promise<StaffSession | null>;

/** One request as the handlers see it. */
export interface Visit {
  readonly locale: Locale;
  readonly user: VisitUser | null;
  /** Of calls of the staff; absent in all others. */
  readonly staff?: StaffSession | null;
  /** Who acts, stored with what the visit changes. */
  readonly actor: Actor;
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string): void;
}

export interface SignedInVisit extends Visit {
  readonly user: VisitUser;
}

export interface StaffVisit extends Visit {
  readonly staff: StaffSession;
}

export interface CookieOptions {
  readonly httpOnly: boolean;
  readonly maxAgeSeconds: number;
  readonly sameSite?: 'lax' | 'strict';
}
