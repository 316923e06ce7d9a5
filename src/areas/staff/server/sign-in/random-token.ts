import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: the value of a cookie, the key of a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database has of it: a copy of the database opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
