import { listKitsWith } from '#areas/inventory/server/inventory.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { AlternativeCard } from '../../contract.ts';
import type { CatalogueIndex, ListingIndex } from '../index/catalogue-index.ts';
import { type Alternative, findAlternatives } from './find-alternatives.ts';
import { findCards } from '../cards/find-cards.ts';
import { rowLength, similarTo } from '../listing/suggest-products.ts';
import { alternativeRuleFor } from './alternative-rules.ts';
import { formatNumber } from '../index/format-amount.ts';
import type { Highlights } from './product-highlights.ts';

interface SimilarParts {
  readonly database: Database;
  readonly catalogueIndex: ListingIndex;
  readonly highlights: Highlights;
}

/** Cards of products like this one: alternatives with their reasons first, then what is popular in its section. */
export async function listSimilar(parts: SimilarParts, id: number, locale: Locale): Promise<AlternativeCard[]> {
  const index = await parts.catalogueIndex.get();
  const position = index.positionById.get(id);
  if (position === undefined) return [];
  const rule = alternativeRuleFor(parts.highlights.alternatives, index.section[position]!.url);
  const kitIds = await listKitsWith(parts.database, id);
  const alternatives = new Map(findAlternatives(index, id, { rule, kitIds }).map((one) => [one.id, one]));
  const ids = [...new Set([...alternatives.keys(), ...similarTo(index, id)])].slice(0, rowLength);
  return (await findCards(parts, ids, locale)).map((card) => {
    const alternative = alternatives.get(card.id);
    return alternative ? { ...card, reason: describeReason(index, alternative, locale) } : card;
  });
}

function describeReason(index: CatalogueIndex, { reason, figure }: Alternative, locale: Locale) {
  if (!figure) return { code: reason, figure: null };
  const { name, unit } = index.attributes[figure.attribute]!;
  return { code: reason, figure: { name: name[locale], value: formatNumber(figure.value, locale), unit } };
}
