import { expect, it } from 'vitest';
import { type MutationReport, updateMutationDocument } from './mutation-document.ts';

const empty = 'About mutation.\n\n## Areas\n\n## What survived\n';
const areas = ['pricing', 'inventory'];

/** A file of one line, whose first three characters are changed. */
const report = (source: string, ...statuses: string[]): MutationReport => {
  const line = source.split('\n').length;
  const location = { start: { line, column: 1 }, end: { line, column: 7 } };
  const mutants = statuses.map((status) => ({ status, replacement: 'a `b`', location }));
  return { files: { 'src/areas/pricing/sum.ts': { source, mutants } } };
};

const pricing = { name: 'pricing', judged: 'all', areas };

it('counts what was killed, survived, was not covered and failed', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  const document = updateMutationDocument(empty, pricing, report('a || b', ...statuses), '2026-11-26');
  expect(document).toContain('| pricing | all | 2 | 1 | 1 | 1 | 50.0 % | 2026-11-26 |');
  expect(document).toContain('About mutation.');
});

it('names each survivor once, and those without explanation', () => {
  const document = updateMutationDocument(empty, pricing, report('a || b', 'Survived', 'Survived'), '2026-11-26');
  expect(document).toContain('| pricing/sum.ts | `a \\|\\| b` → `` a `b` `` | 2 | **not explained** |');
});

it('keeps an explanation when the line of the change moves, and drops it with the survivor', () => {
  const first = updateMutationDocument(empty, pricing, report('a || b', 'Survived'), '2026-11-26');
  const explained = first.replace('**not explained**', 'equal \\| in effect');
  const moved = updateMutationDocument(explained, pricing, report('\n\na || b', 'Survived'), '2026-11-27');
  expect(moved).toContain('| 1 | equal \\| in effect |');
  const killed = updateMutationDocument(moved, pricing, report('a || b', 'Killed'), '2026-11-27');
  expect(killed).not.toContain('sum.ts');
});

it('leaves the rows of other areas as they are, in the order of the areas', () => {
  const inventory = { ...pricing, name: 'inventory' };
  const one = updateMutationDocument(empty, inventory, report('a || b', 'Survived'), '2026-11-26');
  const both = updateMutationDocument(one, pricing, report('a || b', 'Killed', 'Survived'), '2026-11-27');
  expect(both.match(/^\| (?:pricing|inventory) .*$/gm)).toEqual([
    '| pricing | all | 1 | 1 | 0 | 0 | 50.0 % | 2026-11-27 |',
    '| inventory | all | 0 | 1 | 0 | 0 | 0.0 % | 2026-11-26 |',
  ]);
  expect(both.match(/^### .*$/gm)).toEqual(['### pricing', '### inventory']);
});
