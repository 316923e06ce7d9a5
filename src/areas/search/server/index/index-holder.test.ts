import { describe, expect, it } from 'vitest';
import { IndexHolder } from './index-holder.ts';

/** A catalogue whose version changes, and builds that end when the test says. */
function setUp() {
  const catalogue = { version: 1 };
  const builds: { end: () => void; fail: () => void }[] = [];
  const holder = new IndexHolder(
    () => Promise.resolve(catalogue.version),
    () => {
      const { version } = catalogue;
      return new Promise<{ version: number }>((resolve, reject) => {
        builds.push({ end: () => resolve({ version }), fail: () => reject(new Error('no database')) });
      });
    },
  );
  return { catalogue, builds, holder };
}
const untilBuilding = async (builds: readonly unknown[], count: number): Promise<void> => {
  while (builds.length < count) await new Promise((resolve) => setImmediate(resolve));
};

describe('an index of the present version', () => {
  it('is built once for all who ask', async () => {
    const { builds, holder } = setUp();
    const both = Promise.all([holder.get(), holder.get()]);
    await untilBuilding(builds, 1);
    builds[0]!.end();
    const [one, other] = await both;
    expect(one).toBe(other);
    expect(await holder.get()).toBe(one);
    expect(builds).toHaveLength(1);
  });

  it('is waited for after a change, for a moment: then the one before answers', async () => {
    const { builds, catalogue, holder } = setUp();
    const first = holder.get();
    await untilBuilding(builds, 1);
    builds[0]!.end();
    await first;
    catalogue.version = 2;
    const quick = holder.get();
    await untilBuilding(builds, 2);
    builds[1]!.end();
    expect(await quick).toEqual({ version: 2 });

    catalogue.version = 3;
    expect(await holder.get()).toEqual({ version: 2 });
    expect(await holder.get()).toEqual({ version: 2 });
    expect(builds).toHaveLength(3);
    builds[2]!.end();
    expect(await holder.get()).toEqual({ version: 3 });
  });

  it('is tried again when it could not be built', async () => {
    const { builds, holder } = setUp();
    const failed = expect(holder.get()).rejects.toThrow('no database');
    await untilBuilding(builds, 1);
    builds[0]!.fail();
    await failed;
    const again = holder.get();
    await untilBuilding(builds, 2);
    builds[1]!.end();
    expect(await again).toEqual({ version: 1 });
  });
});
