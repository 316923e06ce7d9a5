import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { SearchIndex } from './index/search-index.ts';
import { createSearchRules } from './rules/search-rules.ts';
import { noRules } from './rules/search-rules-data.ts';
import { prepareSuggestions } from './suggested.ts';

it('reads the beginnings of an index in advance a moment later, so that no start waits for it', async () => {
  let reads = 0;
  const index = {
    get terms() {
      reads += 1;
      return { termIds: new Map<string, number>() };
    },
  } as unknown as SearchIndex;
  const prepared = prepareSuggestions(index, createSearchRules(noRules), 200);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(reads).toBe(0);
  await prepared;
  expect(reads).toBe(1);
});
