import type { Jobs } from '#platform/jobs/jobs.ts';

const nothing = async (): Promise<void> => {};

/** Jobs that nobody runs: what happens with them sends no mail. */
export const noJobs: Jobs = {
  add: nothing,
  addAll: nothing,
  handle: () => {},
  repeat: () => {},
  start: nothing,
  connect: nothing,
  isFailing: () => false,
  stop: nothing,
};
