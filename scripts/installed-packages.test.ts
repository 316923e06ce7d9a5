import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listExtra, listMissing } from './installed-packages.mjs';

const otherPlatform = process.platform === 'linux' ? 'darwin' : 'linux';
const locked = {
  '': { dependencies: { pages: '1' }, devDependencies: { builder: '1' } },
  'packages/embedded-postgres': { dependencies: { database: '1' } },
  'packages/demo-catalogue': { devDependencies: { drawing: '1' } },
  tools: { devDependencies: { checker: '1' } },
  'node_modules/@ferreter/demo-catalogue': { resolved: 'packages/demo-catalogue', link: true },
  'node_modules/@ferreter/embedded-postgres': { resolved: 'packages/embedded-postgres', link: true },
  'node_modules/pages': {
    version: '1.0.0',
    dependencies: { part: '1' },
    optionalDependencies: { 'other-platform': '1' },
    peerDependencies: { builder: '1' },
    peerDependenciesMeta: { builder: { optional: true } },
  },
  'node_modules/pages/node_modules/part': { version: '2.0.0' },
  'node_modules/part': { version: '1.0.0' },
  'node_modules/other-platform': { version: '1.0.0', optional: true, os: [otherPlatform] },
  'node_modules/builder': { version: '1.0.0' },
  'node_modules/database': { version: '1.0.0' },
  'node_modules/drawing': { version: '1.0.0', dependencies: { part: '1' } },
  'node_modules/checker': { version: '1.0.0' },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-packages-'));
  write('package-lock.json', { packages: locked });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
}
const install = (place: string, version = '1.0.0'): void => write(`node_modules/${place}/package.json`, { version });

it('names what each purpose needs where nothing is installed', () => {
  const production = [
    'node_modules/@ferreter/embedded-postgres',
    'node_modules/pages',
    'node_modules/pages/node_modules/part',
    'node_modules/database',
  ];
  expect(listMissing(root, 'production').sort()).toEqual(production.sort());
  const build = [
    ...production,
    'node_modules/@ferreter/demo-catalogue',
    'node_modules/builder',
    'node_modules/drawing',
    'node_modules/part',
  ];
  expect(listMissing(root, 'build').sort()).toEqual(build.sort());
  expect(listMissing(root, 'tools').sort()).toEqual([...build, 'node_modules/checker'].sort());
});

it('goes by the version that is there, whatever npm’s list says', () => {
  write('node_modules/.package-lock.json', { packages: locked });
  for (const place of ['@ferreter/embedded-postgres', 'pages', 'database']) install(place);
  install('pages/node_modules/part', '1.9.9');
  expect(listMissing(root, 'production')).toEqual(['node_modules/pages/node_modules/part']);
  install('pages/node_modules/part', '2.0.0');
  expect(listMissing(root, 'production')).toEqual([]);
});

it('lets production do without what only builds, tests or makes the demo', () => {
  for (const place of ['@ferreter/demo-catalogue', 'pages', 'builder', 'drawing', 'checker', 'part']) install(place);
  expect(listExtra(root, 'production').sort()).toEqual([
    'node_modules/@ferreter/demo-catalogue',
    'node_modules/checker',
    'node_modules/drawing',
    'node_modules/part',
  ]);
});
