import type { Facts, NumberCode, AttributeCode, Values } from './attributes.ts';
import type { BrandCode } from './brands.ts';
import type { Drawing } from './pictures/drawing-owners.ts';
import type { Words } from './words.ts';

/**
 * A text with placeholders: `{torque}` is the value with its unit, `{torque#}` the bare number, `{material:low}` a named value in lower
 * case, `{layers|capa|capas}` the number with its noun. A part in square brackets is left out when one of its values is missing: `[, {torque}]`.
 */
export type Template = Words;

/**
 * One sentence of a description, with the placeholders of a name; `{brand}` is the brand's name and `{contents}` the list of what is in
 * the box. It is used when its values are known and `when` holds.
 */
export interface Sentence extends Template {
  readonly when?: (facts: Facts) => boolean;
}

/** A part of a kit: an article of the shop when one matches, otherwise only the words. */
export interface KitItem {
  readonly quantity: number;
  readonly words: Words;
  /** The kind (its code) to look for in the same brand, and the values it must have. */
  readonly find?: {
    readonly kind: string;
    readonly values?: Values;
    /** Another brand's, where its own makes none. */
    readonly anyBrand?: true;
  };
}

/** One of the ways a model is sold, such as the bare tool or the kit with two batteries. */
export interface Version {
  readonly code: string;
  readonly label: Words;
  /** Written at the end of the product's name, with its own comma or space. */
  readonly name: Template;
  /** Models that are sold this way; default all. */
  readonly fits?: (facts: Facts) => boolean;
  readonly price: (body: number, facts: Facts) => number;
  readonly values?: Values;
  readonly contents?: readonly Words[];
  /** The sentence of the description about what comes with this version. */
  readonly included?: readonly Sentence[];
  readonly kit?: readonly KitItem[];
}

/** Typical stock: consumables by the hundred, large machines one or two, services unlimited. */
export type StockHabit = 'hundreds' | 'dozens' | 'several' | 'few' | 'unlimited';

/** A kind of product: every brand in `brands` makes the `models`, in every combination of `axes`, in every one of `versions`. */
export interface Kind {
  /** Unique in the shop; part of each product's identity, so it is never changed once published. */
  readonly code: string;
  readonly drawing: Drawing;
  readonly name: Template;
  /** The list of points under the text; points whose values are missing are left out. */
  readonly points?: readonly Template[];
  /** Brands and their price level in this kind; 1 is the price of the formula. */
  readonly brands: { readonly [Code in BrandCode]?: number };
  /** Share of the models that each brand makes, 0 to 1. Default 1. */
  readonly share?: number;
  /** Values that all products of the kind have. */
  readonly values?: Values;
  readonly models: readonly Values[];
  readonly axes?: { readonly [Code in AttributeCode]?: readonly (number | string)[] };
  /** Combinations that exist; default all. */
  readonly where?: (facts: Facts) => boolean;
  /** Numbers that follow from the others, such as weight from size. */
  readonly derived?: { readonly [Code in NumberCode]?: (facts: Facts) => number };
  /** Numbers that differ a little from brand to brand, as a share: 0.1 is ±10 %. */
  readonly vary?: { readonly [Code in NumberCode]?: number };
  /** Euros with VAT at price level 1. */
  readonly price: (facts: Facts) => number;
  /** The formula's price as it stands, whatever the brand's level: a service has one price. */
  readonly exactPrice?: boolean;
  readonly versions?: readonly Version[];
  /** Attributes that tell the versions of one model apart (size, grain …), and how a version is called. */
  readonly versionsBy?: { readonly codes: readonly AttributeCode[]; readonly label: Template };
  readonly contents?: readonly Words[];
  readonly kit?: readonly KitItem[];
  /** Family of the instructions; products of one brand and family share the file. */
  readonly instructions?: ManualCode;
  /** `conformity` is the product's declaration; `dealer` makes the shop the brand's dealer, which is a certificate of the brand. */
  readonly certificates?: readonly ('conformity' | 'dealer')[];
  readonly stock: StockHabit;
  /** What a piece contains, for the price per litre, kilo or metre: `15 l`. */
  readonly content?: (facts: Facts) => string;
  /** The producer's own guarantee. */
  readonly guaranteeYears?: number;
  /** Where the weight does not tell: boards and doors are bulky. */
  readonly deliveryClass?: 'bulky' | 'pallet';
  /** How it can be had; both by pickup and by delivery by default. */
  readonly fulfilment?: 'pickup' | 'delivery' | 'home';
  /** Sales unit, `ud` by default. */
  readonly unit?: string;
  readonly virtual?: boolean;
  /** Why buyers may not withdraw; see the import's column. */
  readonly withdrawal?: 'made_to_measure' | 'sealed';
  /** Kinds that are bought with this one. */
  readonly together?: readonly string[];
}

/** Name of a PDF: letters and hyphens, such as `drills`. */
export type ManualCode = string;

/** The products of one section. */
export interface KindTable {
  readonly kinds: readonly Kind[];
}
