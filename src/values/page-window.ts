import { z } from 'zod';

/** Which page of a list, as every call that lists takes it: beyond the limits is 422 (decisions.md section 3). */
export const pageWindow = {
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(96).default(24),
};
