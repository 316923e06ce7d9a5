import { expect, test } from 'vitest';
import { z } from 'zod';
import { readDataFile } from './data-files.ts';

test('names the file and the entries that its schema refuses', () => {
  const group = z.object({ about: z.number() });
  expect(() => readDataFile('search/jobs.json', z.object({ groups: z.array(group) }))).toThrow(
    /^data\/search\/jobs\.json is wrong: groups\.0\.about: .+; groups\.1\.about/,
  );
});
