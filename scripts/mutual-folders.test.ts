import { expect, it } from 'vitest';
import { findMutualFolders } from './mutual-folders.ts';

const arrow = (from: string, to: string) => ({ from, to });
const foldersOf = (...imports: { from: string; to: string }[]) =>
  findMutualFolders(imports).map((pair) => pair.map(({ from, to }) => `${from} → ${to}`));

it('finds folders beside each other that import each other, with both arrows and an import of each', () => {
  const there = arrow('src/a/status/change.ts', 'src/a/view/queries.ts');
  const back = arrow('src/a/view/actions.ts', 'src/a/status/table.ts');
  expect(findMutualFolders([there, back])).toEqual([
    [
      { from: 'src/a/status', to: 'src/a/view', example: there },
      { from: 'src/a/view', to: 'src/a/status', example: back },
    ],
  ]);
});

it('counts what lies deeper for the folders beside each other', () => {
  const pair = foldersOf(
    arrow('src/a/import/read/rows.ts', 'src/b/index/load.ts'),
    arrow('src/b/cards/card.ts', 'src/a/messages.ts'),
  );
  expect(pair).toEqual([['src/a → src/b', 'src/b → src/a']]);
});

it('lets folders import each other one way, and files of the folder above', () => {
  expect(foldersOf(arrow('src/a/x/1.ts', 'src/a/y/1.ts'), arrow('src/a/x/2.ts', 'src/a/y/2.ts'))).toEqual([]);
  expect(foldersOf(arrow('src/a/x/1.ts', 'src/a/door.ts'), arrow('src/a/door.ts', 'src/a/x/1.ts'))).toEqual([]);
  expect(foldersOf(arrow('src/a/x/1.ts', 'src/a/x/2.ts'), arrow('src/a/x/2.ts', 'src/a/x/1.ts'))).toEqual([]);
});

it('finds no pair in a circle of three', () => {
  const round = ['x', 'y', 'z'].map((name, at) => arrow(`src/a/${name}/1.ts`, `src/a/${'yzx'[at]}/1.ts`));
  expect(foldersOf(...round)).toEqual([]);
});
