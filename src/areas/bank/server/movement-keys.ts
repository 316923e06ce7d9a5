import { createHash } from 'node:crypto';
import type { Movement } from './read/movement.ts';

/**
 * A key for each movement that is the same in every file that has it, so that files may overlap: of its day, its amount, and
 * the bank's own reference or else all of its words; of an account that is not the shop's, of that too. Equal movements of a day
 * are told apart by how many came before them.
 */
export function withKeys<Of extends Movement>(
  movements: readonly Of[],
  ownAccount: string | null = null,
): (Of & { key: string })[] {
  const counts = new Map<string, number>();
  return movements.map((movement) => {
    const { day, amount, reference, text, account } = movement;
    const words = text
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
    const other = account !== undefined && ownAccount !== null && account !== ownAccount ? [account] : [];
    const facts = JSON.stringify([day, amount, reference ?? words, ...other]);
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    return { ...movement, key: createHash('sha256').update(`${facts} ${count}`).digest('base64url') };
  });
}
