import { brandOf, realBrands } from './brands.ts';
import { makerOf } from './makers.ts';
import type { Product } from './product.ts';
import { isMachine } from './product-facts.ts';
import { needsWarnings, warningsOf } from './safety/warnings.ts';

const minAttributes = { machine: 6, other: 4 };

/** What a buyer and the law miss in a product: figures, the maker's address, warnings. */
export function productFaults(product: Product): string[] {
  const faults: string[] = [];
  const known = Object.keys(product.values).length;
  const needed = isMachine(product) ? minAttributes.machine : minAttributes.other;
  if (known < needed) faults.push(`${known} attributes where ${needed} are needed`);
  const { maker } = makerOf(product.brand, brandOf(product.brand));
  if (!maker.name || !/\d.*,/.test(maker.address) || !maker.contact.includes('@'))
    faults.push('no name and addresses of the maker');
  if (needsWarnings(product) && warningsOf(product).length === 0) faults.push('no warnings');
  // Nobody invents those of a maker that exists.
  const hasPapers = !realBrands.has(product.brand);
  if (hasPapers && product.kind.instructions && !product.documents.some(({ kind }) => kind === 'instructions'))
    faults.push('no instructions');
  return faults;
}

/** Throws where products lack what every one must have; the first twenty are named. */
export function requireCompleteProducts(products: readonly Product[]): void {
  const found = products.flatMap((product) => productFaults(product).map((fault) => `${product.identity}: ${fault}`));
  if (found.length > 0) throw new Error(`${found.length} faults:\n  ${found.slice(0, 20).join('\n  ')}`);
}
