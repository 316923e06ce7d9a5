import { beforeEach, expect, it } from 'vitest';
import { JobWorkers } from './job-workers.ts';

let woken: string[];
let workers: JobWorkers;
beforeEach(() => {
  woken = [];
  workers = new JobWorkers((worker) => void woken.push(worker));
  for (const worker of ['first', 'second', 'third']) workers.add(worker);
});

it('has one worker look for a new job', () => {
  workers.wakeOne();
  expect(woken).toEqual(['first']);
});

it('has the next one look when a job is found, so that many jobs occupy all', () => {
  for (const worker of ['first', 'second', 'third']) workers.begin(worker);
  expect(woken).toEqual(['second', 'third']);
});

it('wakes none while all are busy, and each that has done its job', () => {
  for (const worker of ['first', 'second', 'third']) workers.begin(worker);
  woken = [];
  workers.wakeOne();
  expect(woken).toEqual([]);
  workers.end('second');
  expect(woken).toEqual(['second']);
  workers.wakeOne();
  expect(woken).toEqual(['second', 'second']);
});
