import type { Locale } from '#i18n/locale.ts';
import type { ProductSort } from '#values/listing.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { VersionedIndex } from '#platform/versioned-index.ts';
import type { FitFacts, FitRule } from '../fit-rules.ts';
import type { BareMachine } from './cheapest-set.ts';
import type { CataloguePicture } from '../../contract.ts';
import type { StoredDocument } from '../catalogue-tables.ts';

type Bilingual = Readonly<Record<Locale, string>>;

export interface IndexedSection {
  readonly id: number;
  readonly code: string;
  readonly url: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly picture: CataloguePicture | null;
  /** Codes of the attributes that its cards show as figures, its own or those of the nearest section above. */
  readonly keyAttributes: readonly string[];
  readonly parent: IndexedSection | null;
  readonly children: IndexedSection[];
  /** Positions of the products in it and below, without archived ones. */
  products: Int32Array;
}

export interface IndexedBrand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly color: string | null;
  readonly darkColor: string | null;
  readonly description: Bilingual;
  readonly picture: CataloguePicture | null;
  readonly certificates: readonly StoredDocument[];
  /** Positions of its products, without archived ones. */
  products: Int32Array;
}

export interface IndexedAttribute {
  readonly code: string;
  readonly name: Bilingual;
  readonly group: Bilingual;
  readonly type: 'number' | 'text' | 'flag';
  readonly unit: string;
  readonly filter: 'list' | 'range' | 'flag' | 'none';
  /** Its terms by value as stored in the database, in the order of display. */
  readonly terms: Map<number | string | true, number>;
}

/** A value of an attribute that some product has. */
export interface Term {
  readonly attribute: number;
  readonly value: number | string | true;
  readonly name: Bilingual;
}

/** Products of one section that the rules of what fits cannot tell apart: thousands of products are some hundreds of these. */
export interface AlikeProducts {
  readonly section: IndexedSection;
  /** Only what rules look at. */
  readonly facts: FitFacts;
  /** In ascending order, without archived ones. */
  readonly positions: Int32Array;
}

/**
 * All that listings filter, count and sort by, in memory, for one version of the catalogue. Products are
 * numbered by position; columns are typed arrays, so that thousands are filtered and counted in well under a
 * millisecond (docs/decisions has the figures of the same in SQL). Prices and stock that a card shows come from the database.
 */
export interface CatalogueIndex {
  readonly version: number;
  /** A digest of all that products are described with: sections, brands, attributes with their values, rules. */
  readonly referenceKey?: string;
  /** The number of pieces up to which cards call a stock low. */
  readonly lowStock?: number;
  readonly ids: Int32Array;
  /** Positions of all products but archived ones. */
  readonly products: Int32Array;
  readonly positionById: ReadonlyMap<number, number>;
  readonly section: readonly IndexedSection[];
  /** Position in `brands`; -1 for none. */
  readonly brand: Int32Array;
  /** Cents in force; 0 for what is not sellable. */
  readonly price: Int32Array;
  /** Machines that are sold without battery or charger. */
  readonly bare: ReadonlyMap<number, BareMachine>;
  /** Cents ready to use: with what a bare machine lacks, else its price; 0 for what is not sellable or not to be had. */
  readonly readyPrice: Int32Array;
  readonly isReduced: Uint8Array;
  readonly isArchived: Uint8Array;
  readonly available: Uint8Array;
  readonly model: readonly (string | null)[];
  /** Place of each product in an order. */
  readonly rank: Readonly<Record<Exclude<ProductSort, 'name'>, Int32Array>>;
  readonly nameRank: Readonly<Record<Locale, Int32Array>>;
  /** Terms of product p: `productTerms` from termStart[p] up to termStart[p + 1]. */
  readonly termStart: Int32Array;
  readonly productTerms: Int32Array;
  readonly terms: readonly Term[];
  readonly sections: readonly IndexedSection[];
  readonly sectionById: ReadonlyMap<number, IndexedSection>;
  readonly sectionByUrl: ReadonlyMap<string, IndexedSection>;
  readonly sectionByCode: ReadonlyMap<string, IndexedSection>;
  readonly fitRules: readonly FitRule[];
  /** By the position of a product: those that the rules cannot tell from it. */
  readonly alike: readonly AlikeProducts[];
  readonly alikeIn: ReadonlyMap<IndexedSection, readonly AlikeProducts[]>;
  readonly brands: readonly IndexedBrand[];
  readonly brandById: ReadonlyMap<number, IndexedBrand>;
  readonly brandByCode: ReadonlyMap<string, number>;
  readonly attributes: readonly IndexedAttribute[];
  readonly attributeByCode: ReadonlyMap<string, number>;
}

/** The index in use, replaced after announced changes. */
export type ListingIndex = VersionedIndex<CatalogueIndex, ChangeTag>;
