import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { readDocumentLogo } from './document-logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'document-logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds no logo where the shop has none, and refuses a start with a file that no PDF can show', () => {
  expect(readDocumentLogo([folder])).toBeNull();
  writeFileSync(join(folder, 'document-logo.png'), '<svg/>');
  expect(() => readDocumentLogo([folder])).toThrow(StartError);
});
