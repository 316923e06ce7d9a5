import { brandOf } from './brands.ts';
import type { Draft } from './expand-kind.ts';

/** Two products of one brand with one name cannot be told apart by a shopper. Throws an error that names both. */
export function requireUniqueNames(drafts: readonly Pick<Draft, 'identity' | 'brand' | 'name'>[]): void {
  for (const language of ['es', 'ca'] as const) {
    const first = new Map<string, string>();
    for (const { identity, brand, name } of drafts) {
      const full = `${brandOf(brand).name} ${name[language]}`;
      const other = first.get(full);
      if (other !== undefined) throw new Error(`${other} and ${identity} share the name ${full}`);
      first.set(full, identity);
    }
  }
}
