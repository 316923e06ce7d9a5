import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite, type VitestPluginContext } from 'vitest/node';
import base from '../vitest.config.ts';
import { workersForManyRuns } from './worker-for-many-runs.ts';

/**
 * One failing test is enough to kill a change, so the tests that are likely to fail run first, and then the quick ones: the
 * files that noticed the change before, which was made nearby.
 */
class LikelyFailuresFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      const last = this.ctx.cache.getTestSpecificationResult(file);
      return last?.failed ? -1 : (last?.duration ?? 0);
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

const keepWorkers: Vite.Plugin = {
  name: 'keep-workers',
  configureVitest({ vitest }: VitestPluginContext) {
    for (const { config } of vitest.projects) {
      if (config.poolRunner) continue;
      config.pool = workersForManyRuns.name as typeof config.pool;
      config.poolRunner = workersForManyRuns;
      config.setupFiles.push(join(import.meta.dirname, 'mutation-setup.ts'));
    }
  },
};

/** The tests as `npm run mutation` repeats them for each change. Without isolation the server's modules load only once. */
export default mergeConfig(
  base,
  defineConfig({
    plugins: [keepWorkers],
    test: { isolate: false, sequence: { sequencer: LikelyFailuresFirst } },
  }),
);
