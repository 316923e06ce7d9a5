import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StartError } from '#platform/start-error.ts';
import { readDocumentLogo } from './document-logo.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'document-logo-'));
afterAll(() => rmSync(shopDir, { recursive: true }));

it('finds no logo where the shop has none, and refuses a start with a file that no PDF can show', () => {
  expect(readDocumentLogo(shopDir)).toBeNull();
  mkdirSync(join(shopDir, 'public'));
  writeFileSync(join(shopDir, 'public/document-logo.png'), '<svg/>');
  expect(() => readDocumentLogo(shopDir)).toThrow(StartError);
});
