import type { Call, CallKey } from '#values/call.ts';
import * as catalogue from '#areas/catalogue/contract.ts';

/** Contents page 1: every call of the API, method and path below /api. */
export const api = {
  'GET /catalog/section/tree': catalogue.getSectionTree,
} satisfies Record<CallKey, Call>;

export type Api = typeof api;
