import { posix } from 'node:path';

export interface Import {
  /** Paths of files from the root of the repository, with forward slashes. */
  readonly from: string;
  readonly to: string;
}

interface FolderArrow {
  readonly from: string;
  readonly to: string;
  /** An import that goes this way. */
  readonly example: Import;
}

/**
 * Folders beside each other that import each other both ways, each pair with both arrows. An import counts for the two folders
 * in which its files lie below the deepest folder that has both; a file beside a folder is no pair with it.
 */
export function findMutualFolders(imports: readonly Import[]): [FolderArrow, FolderArrow][] {
  const arrows = new Map<string, FolderArrow>();
  for (const example of imports) {
    const folders = siblingFolders(example);
    if (folders && !arrows.has(keyOf(folders))) arrows.set(keyOf(folders), { ...folders, example });
  }
  return [...arrows.values()]
    .filter(({ from, to }) => from < to)
    .flatMap((arrow) => {
      const back = arrows.get(keyOf({ from: arrow.to, to: arrow.from }));
      return back ? [[arrow, back] as [FolderArrow, FolderArrow]] : [];
    });
}

const keyOf = ({ from, to }: Import): string => `${from} → ${to}`;

function siblingFolders({ from, to }: Import): Import | null {
  const [source, target] = [from, to].map((file) => posix.dirname(file).split('/')) as [string[], string[]];
  const at = source.findIndex((name, index) => name !== target[index]);
  if (at < 0 || at >= target.length) return null;
  return { from: source.slice(0, at + 1).join('/'), to: target.slice(0, at + 1).join('/') };
}
