import { createHash } from 'node:crypto';
import type { OrderRequest } from '../../contract.ts';

/** A client's own key; null when it is none: 1 to 200 visible ASCII characters. */
export const clientRequestKey = (header: string): string | null =>
  /^[\x21-\x7e]{1,200}$/.test(header) ? `key:${header}` : null;

/** Without a key of the client's the basket as it was serves: a version of it is ordered once (decisions.md section 7). */
export const basketRequestKey = (basketId: number, version: number): string => `basket:${basketId}:${version}`;

/** Tells whether two requests order the same; the validated request has its fields in the order of the schema. */
export const requestHash = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
