import type { NumberedDraft } from '../../product.ts';
import { gardenGuides } from './garden.ts';
import type { Guide } from './guide.ts';
import { homeGuides } from './home.ts';
import { powerToolGuides } from './power-tools.ts';
import { protectionGuides } from './protection.ts';
import { workshopGuides } from './workshop.ts';

const guides: Readonly<Record<string, Guide>> = {
  ...powerToolGuides,
  ...workshopGuides,
  ...gardenGuides,
  ...homeGuides,
  ...protectionGuides,
};

type Facts = Pick<NumberedDraft, 'kind' | 'section'>;

const protective = new Set([
  'guantes',
  'calzado',
  'gafas',
  'mascarillas',
  'proteccion-auditiva',
  'cascos-arneses',
  'ropa',
  'soldadura',
]);

/** Protective equipment must come with the maker's leaflet (Regulation (EU) 2016/425 annex II 1.4). */
export const isProtective = ({ kind, section }: Facts): boolean =>
  protective.has(section) &&
  kind.certificates !== undefined &&
  (kind.instructions === undefined || kind.instructions in protectionGuides);

/** The family whose instructions a product comes with. */
export const familyOf = (product: Facts): string | undefined =>
  product.kind.instructions ?? (isProtective(product) ? product.section : undefined);

export function guideOf(family: string): Guide {
  const guide = guides[family];
  if (!guide) throw new Error(`no guide for the instructions of ${family}: see documents/guides`);
  return guide;
}
