import type { SignedIn } from './visit.ts';

/** Tells whom an access token stands for; null when it is invalid, expired or its session has ended. */
export type Authenticate = (accessToken: string) => Promise<SignedIn | null>;
