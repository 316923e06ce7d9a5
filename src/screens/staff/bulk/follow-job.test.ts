import { expect, it } from 'vitest';
import { followJob } from './follow-job.ts';

const job = (done: number, state: 'waiting' | 'running' | 'done') => ({ state, done });

it('says how far a job is until it has ended, and answers its end', async () => {
  const later = [job(8, 'running'), job(24, 'done')];
  const told: number[] = [];
  const ended = await followJob(
    job(0, 'waiting'),
    async () => later.shift()!,
    ({ done }) => told.push(done),
  );
  expect([told, ended]).toEqual([[0, 8], job(24, 'done')]);
});

it('asks nothing of one that has ended', async () => {
  const ended = await followJob(
    job(24, 'done'),
    () => Promise.reject(new Error('asked')),
    () => undefined,
  );
  expect(ended).toEqual(job(24, 'done'));
});
