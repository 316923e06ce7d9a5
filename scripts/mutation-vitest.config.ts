import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../vitest.config.ts';

/** A change is killed by its first failing test, so the quickest files run first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** The tests as `npm run mutation` repeats them for each change. Without isolation the server's modules load only once. */
export default mergeConfig(base, defineConfig({ test: { isolate: false, sequence: { sequencer: QuickestFirst } } }));
