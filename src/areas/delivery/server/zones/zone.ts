import type { Locale } from '#i18n/locale.ts';
import type { Cents } from '#values/money.ts';

/** Longitude first, as in GeoJSON; in degrees. */
export type Position = [lng: number, lat: number];

/** An area of the map with what delivery to it costs. */
export interface Zone {
  readonly id: number;
  readonly name: Readonly<Record<Locale, string>>;
  /** The outline, then the holes; each closed. */
  readonly rings: Position[][];
  /** CSS colours. */
  readonly style: { readonly fill: string; readonly stroke: string };
  /** False: inaccessible. */
  readonly deliverable: boolean;
  /** The price is agreed on for each order. */
  readonly isIndividualTerms: boolean;
  /** The price of each class of goods; a class without one is by individual terms. */
  readonly prices: Readonly<Record<string, Cents>>;
  /** The price of the goods from which delivery is free; null: never, undefined: the shop's own threshold. */
  readonly freeFrom: Cents | null | undefined;
  /** The zone is for addresses with these codes alone; absent: for all within it. */
  readonly postalCodes?: ReadonlySet<string>;
  /** Where zones overlap, the highest priority counts. */
  readonly priority: number;
}
