import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

/** Where somebody reads how the shop is started, or a machine does it. */
const places = ['README.md', 'Containerfile', 'docs/*.md', 'docs/operations/*.md', 'docs/systemd/*', 'scripts/*.mjs'];
const options = (command: string): string[] => command.match(/--max-[\w-]+=\d+/g) ?? [];

it('every command that starts the shop gives V8 the room that npm start does', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const files = execFileSync('git', ['ls-files', ...places], { cwd: projectRoot, encoding: 'utf8' }).split('\n');
  const starts = files
    .filter((file) => file !== '')
    .flatMap((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n'))
    .filter((line) => /node\b.*src\/app\/main\.ts/.test(line));
  expect(starts.length).toBeGreaterThanOrEqual(5);
  expect(options(scripts.start)).toEqual(['--max-semi-space-size=8']);
  for (const line of starts) expect(options(line), line).toEqual(options(scripts.start));
});
