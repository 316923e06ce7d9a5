/** What a search needs to know of a product beside its texts. */
export interface SearchedProduct {
  readonly id: number;
  readonly article: string;
  readonly ean: string | null;
  /** Further ones. */
  readonly eans: readonly string[];
  /** The maker's name of the model: `MRE 1500-125`. */
  readonly model: string | null;
  readonly sectionId: number;
  readonly popularity: number;
  readonly isSellable: boolean;
  readonly isArchived: boolean;
  /** Another one whenever an import has changed a text. */
  readonly textHash: string;
}
