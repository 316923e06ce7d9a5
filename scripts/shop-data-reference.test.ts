import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeReference, referenceFile } from './shop-data-reference.ts';

it('docs/shop-data.md is what the schemas say; if not: node scripts/shop-data-reference.ts', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(makeReference());
});
