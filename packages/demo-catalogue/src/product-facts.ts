import type { Product } from './product.ts';

type Facts = Pick<Product, 'kind' | 'values'>;

const engines = new Set<unknown>(['battery', 'mains', 'three-phase', 'petrol', 'diesel', 'pneumatic', 'gas']);

/** Driven by a motor or heated by a burner, and not by hand. */
export const isMachine = ({ kind, values }: Pick<Facts, 'kind' | 'values'>): boolean =>
  !kind.virtual && engines.has(values['power-source']);

const electric = new Set<unknown>(['battery', 'mains', 'three-phase']);

/** Electrical and electronic equipment (RD 110/2015). */
export const isAppliance = ({ kind, values }: Facts): boolean => !kind.virtual && electric.has(values['power-source']);

/** The class by weight in kilos; parcels have none. */
export function deliveryClassOf({ kind, values }: Facts): string {
  if (kind.deliveryClass) return kind.deliveryClass;
  const weight = Math.max(Number(values['weight'] ?? 0), Number(values['content-kg'] ?? 0));
  if (kind.virtual || weight < 20) return '';
  return weight < 120 ? 'bulky' : 'pallet';
}
