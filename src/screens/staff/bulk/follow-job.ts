import type { BulkJob } from '#areas/orders/staff-bulk-calls.ts';

/** Reads a job again until it has ended, and answers it then; `onProgress` hears how far it is each time. */
export async function followJob<Job extends Pick<BulkJob, 'state'>>(
  job: Job,
  readAgain: () => Promise<Job>,
  onProgress: (job: Job) => void,
): Promise<Job> {
  let now = job;
  while (now.state !== 'done') {
    onProgress(now);
    now = await readAgain();
  }
  return now;
}
