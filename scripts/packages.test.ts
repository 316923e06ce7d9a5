import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
}

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const tools = Object.keys((JSON.parse(read('tools/package.json')) as Package).devDependencies!);

/** Where Node finds a package that the package at `place` imports; undefined if it is not in the lock file. */
function findLocked(place: string, name: string): string | undefined {
  const path = `${place && `${place}/`}node_modules/${name}`;
  if (locked[path]) return path;
  if (!place) return undefined;
  return findLocked(place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : '', name);
}

it('has the packages of every platform in the lock file, so that npm ci installs on any', () => {
  const missing = Object.entries(locked).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !findLocked(place, name))
      .map((name) => `${place || 'the shop'} needs ${name}`),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(locked).length).toBeGreaterThan(500);
});

it('names no registry in the lock file', () => {
  expect(Object.entries(locked).flatMap(([place, { resolved, link }]) => (resolved && !link ? [place] : []))).toEqual(
    [],
  );
});

/** Programs of tools that scripts and settings start by a name of their own. */
const programs: Readonly<Record<string, string>> = {
  '@stryker-mutator/core': 'stryker',
  'oxlint-tsgolint': "'--type-aware'",
  '@stryker-mutator/vitest-runner': '"testRunner": "vitest"',
  typescript: "'tsc'",
};

it('uses each of the tools', () => {
  const files = [
    ...globSync('{src,packages,demo,bench,e2e,scripts}/**/*.{ts,tsx}', { cwd: projectRoot }),
    ...globSync('*.{ts,json}', { cwd: projectRoot }).filter((name) => name !== 'package-lock.json'),
  ];
  const sources = files
    .filter((file) => !file.endsWith('packages.test.ts'))
    .map(read)
    .join('\n');
  const uses = (name: string): boolean =>
    sources.includes(programs[name] ?? `'${name}'`) || sources.includes(`'${name}/`);
  /** `@types/node` types `node:fs`, others a package of the same name. */
  const typed = (name: string): string => name.replace('@types/', '').replace(/^node$/, 'node:fs');
  expect(tools.filter((name) => !uses(typed(name)))).toEqual([]);
});
