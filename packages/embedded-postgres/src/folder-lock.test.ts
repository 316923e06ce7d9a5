import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('runs one action at a time, also after one that failed', async () => {
  let running = 0;
  let maxRunning = 0;
  const action = async (fails: boolean): Promise<void> => {
    maxRunning = Math.max(maxRunning, (running += 1));
    await sleep(5);
    running -= 1;
    if (fails) throw new Error('failed');
  };
  const results = await Promise.allSettled(
    [true, false, false].map((fails) => withFolderLock(folder, () => action(fails))),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(maxRunning).toBe(1);
});

it('gives up after the time it may wait', async () => {
  await withFolderLock(folder, async () => {
    const second = withFolderLock(folder, () => Promise.resolve(), 30);
    await expect(second).rejects.toThrow(/busy in .+ for too long/);
  });
});

it('locks without a file beside it, for which a full disk has no room', async () => {
  const full = await mkdtemp(join(folder, 'full-'));
  // SQLite's journal cannot be created there.
  await mkdir(join(full, 'start.lock-journal', 'taken'), { recursive: true });
  await withFolderLock(full, async () => {
    await expect(withFolderLock(full, () => Promise.resolve(), 30)).rejects.toThrow(/busy in .+ for too long/);
  });
});
