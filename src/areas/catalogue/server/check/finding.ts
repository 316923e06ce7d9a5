/** What `catalogue check` looks at, in the order of its report. */
export const findingKinds = {
  name: 'names that two products share',
  price: 'prices out of range',
  kit: 'kits that save nothing or cannot be sold',
  fit: 'products offered together that do not fit',
  picture: 'pictures missing or of another thing',
  attribute: 'too few attributes',
  translation: 'texts missing in a language',
  wording: 'wording: another form of address, calques, punctuation',
  maker: 'maker not named',
} as const;

export type FindingKind = keyof typeof findingKinds;

/** What a shopkeeper should look at in one product. */
export interface Finding {
  readonly kind: FindingKind;
  readonly article: string;
  readonly reason: string;
}
