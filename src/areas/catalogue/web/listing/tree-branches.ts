import type { Facet } from '../../contract.ts';

/** A section of a tree; of one that is cut those below it are left out. */
export type TreeValue = Extract<Facet, { type: 'list' }>['values'][number] & { readonly isCut?: boolean };

/** A row of a tree: sections of which each is all of the one above it, and those below the last of them. */
export interface Branch {
  readonly chain: readonly TreeValue[];
  readonly below: readonly TreeValue[];
}

/** The sections of the least depth, each with those that follow until the next. */
export function branchesOf(values: readonly TreeValue[]): Branch[] {
  const branches: { top: TreeValue; below: TreeValue[] }[] = [];
  for (const value of values) {
    const last = branches.at(-1);
    if (last && value.depth! > last.top.depth!) last.below.push(value);
    else branches.push({ top: value, below: [] });
  }
  return branches.map(({ top, below }) => joinOnly([top], below));
}

/** A section with the same products as the only one below it makes one row with it. */
function joinOnly(chain: readonly TreeValue[], below: readonly TreeValue[]): Branch {
  const [only, ...rest] = below;
  const isAll = only?.count === chain.at(-1)!.count && rest.every(({ depth }) => depth! > only!.depth!);
  return only && isAll ? joinOnly([...chain, only], rest) : { chain, below };
}

/** Where there is only one way or something is chosen. */
export const isBranchOpen = (branches: readonly Branch[], branch: Branch, chosen: readonly string[]): boolean =>
  branches.length === 1 || [...branch.chain, ...branch.below].some(({ value }) => chosen.includes(value));

/** What a page carries of a tree: without the sections in branches that are closed at first. */
export function withoutClosed(values: readonly TreeValue[], chosen: readonly string[]): TreeValue[] {
  const branches = branchesOf(values);
  return branches.flatMap((branch) => {
    const { chain, below } = branch;
    if (below.length === 0) return chain;
    if (isBranchOpen(branches, branch, chosen)) return [...chain, ...withoutClosed(below, chosen)];
    return [...chain.slice(0, -1), { ...chain.at(-1)!, isCut: true }];
  });
}
