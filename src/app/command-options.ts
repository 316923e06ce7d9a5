import type { parseArgs } from 'node:util';

/** The options of the shop's command line. */
export const commandOptions = {
  'dry-run': { type: 'boolean' },
  update: { type: 'boolean' },
  'archive-missing': { type: 'boolean' },
  map: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
  report: { type: 'string' },
  products: { type: 'string' },
} as const;

export type CommandOptions = ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values'];
