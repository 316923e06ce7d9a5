import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo's shop data with few texts. */
    shopDir: string;
  }
}

const demoShop = fileURLToPath(new URL('../../demo/shop', import.meta.url));
/** Folders that a shop may do without: to read their 280 files takes most of an app's start. */
const optional = ['guides', 'jobs', 'projects', 'promotions', 'questions', 'seasons', 'tiles'];

/** Copies the shop data of the test run's apps, but for what only tests of contents need. */
export default async function makeTestShopDir(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-dir-'));
  await cp(demoShop, folder, { recursive: true, filter: (source) => !optional.includes(basename(source)) });
  project.provide('shopDir', folder);
  return () => rm(folder, { recursive: true, force: true });
}
