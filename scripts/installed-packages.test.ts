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
/** As npm does: the list of what is installed last. */
function install(places: Readonly<Record<string, string>>): void {
  for (const place of Object.keys(places)) write(`node_modules/${place}/package.json`, {});
  const packages = Object.entries(places).map(([place, version]) => [`node_modules/${place}`, { version }]);
  write('node_modules/.package-lock.json', { packages: Object.fromEntries(packages) });
}

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

it('notices packages that are gone or of another version, and an installation that was not finished', () => {
  const part = 'pages/node_modules/part';
  const installed = { pages: '1.0.0', database: '1.0.0', [part]: '2.0.0' };
  write('node_modules/@ferreter/embedded-postgres/package.json', {});
  install({ ...installed, [part]: '1.9.9' });
  expect(listMissing(root, 'production')).toEqual([`node_modules/${part}`]);
  install(installed);
  expect(listMissing(root, 'production')).toEqual([]);
  rmSync(join(root, 'node_modules/database/package.json'));
  expect(listMissing(root, 'production')).toEqual(['node_modules/database']);
  install(installed);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(listMissing(root, 'production').sort()).toEqual(
    ['database', 'pages', part].map((name) => `node_modules/${name}`),
  );
});

it('lets production do without what only builds, tests or makes the demo', () => {
  const places = ['@ferreter/demo-catalogue', 'pages', 'builder', 'drawing', 'checker', 'part'];
  install(Object.fromEntries(places.map((place) => [place, '1.0.0'])));
  expect(listExtra(root, 'production').sort()).toEqual([
    'node_modules/@ferreter/demo-catalogue',
    'node_modules/checker',
    'node_modules/drawing',
    'node_modules/part',
  ]);
});
