import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a test imports that starts processes, and then waits for them. */
const startsProcesses = /\/shop-process(?:\.fixture)?\.ts'|\/start-embedded-postgres\.ts'|'node:child_process'/;

/**
 * Tests that wait for processes of their own run while the modules of the others are loaded, which keeps one core busy for the
 * first minute; as the last ones they would leave the other workers without work.
 */
export class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { waiting = [], others = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      startsProcesses.test(readFileSync(moduleId, 'utf8')) ? 'waiting' : 'others',
    );
    return [...waiting, ...others];
  }
}
