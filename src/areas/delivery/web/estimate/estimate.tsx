interface EstimateProps {
  /** The id of a product, or what names a state of the basket. */
  readonly of: number | `basket ${number}`;
  /** In sentences, and for as many pieces as the page's field says. */
  readonly long?: boolean;
}

/**
 * Where fill-estimates.ts writes what delivery costs and when goods can be had, once the visitor's postal code is kept. It is
 * empty in every page, as pages are cached for everybody; its room is reserved before the first paint.
 */
export const Estimate = ({ of, long }: EstimateProps) => <div data-estimate={of} data-long={long && ''} />;
