import type { ReactNode } from 'react';
import type { IconName } from '../parts/icon.tsx';

/** One thing that the palette finds. */
export interface PaletteItem {
  readonly id: string;
  readonly icon: IconName;
  /** The address of a picture in place of the icon. */
  readonly picture?: string | undefined;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly aside?: ReactNode;
  /** Where it leads: below /backoffice, or to a page of the shop, which opens in a tab of its own. */
  readonly to?: string;
  readonly shopPage?: string;
  /** What it does, where it leads nowhere. */
  readonly act?: () => void;
}

export interface PaletteGroup {
  readonly value: string;
  readonly items: readonly PaletteItem[];
}

/** What the first letter asks for alone. */
const kindOfPrefix = { '#': 'orders', '@': 'customers', '>': 'actions' } as const;
export type PaletteKind = (typeof kindOfPrefix)[keyof typeof kindOfPrefix] | 'all';

/** Reads what was typed: '#26-88' asks for orders alone. */
export function readPaletteText(typed: string): { readonly kind: PaletteKind; readonly text: string } {
  const text = typed.trimStart();
  const kind = kindOfPrefix[text[0] as keyof typeof kindOfPrefix];
  return kind ? { kind, text: text.slice(1).trim() } : { kind: 'all', text: text.trim() };
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A text in pieces, of which those are marked that begin a word as one of the typed words does, accents aside. */
export function markedPieces(title: string, text: string): { readonly text: string; readonly isMatch: boolean }[] {
  const letters = [...title];
  const folded = letters.map(plain);
  const typed = plain(text).split(/\s+/).filter(Boolean);
  const isMarked = letters.map(() => false);
  for (const at of letters.keys()) {
    if (at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1]!)) continue;
    const rest = folded.slice(at).join('');
    const longest = Math.max(0, ...typed.filter((word) => rest.startsWith(word)).map(({ length }) => length));
    for (let end = at, length = 0; length < longest; length += folded[end]!.length, end += 1) isMarked[end] = true;
  }
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const [at, letter] of letters.entries())
    if (pieces.at(-1)?.isMatch === isMarked[at]) pieces.at(-1)!.text += letter;
    else pieces.push({ text: letter, isMatch: isMarked[at]! });
  return pieces;
}

/** Whether each word begins one of the title's, accents aside. */
export function isFound(title: string, text: string): boolean {
  const words = plain(title).split(/[^\p{L}\p{N}]+/u);
  return plain(text)
    .split(/\s+/)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
