/** What a query is meant to test. */
export type QueryKind = 'plain' | 'form' | 'catalan' | 'synonym' | 'typo' | 'unit' | 'space' | 'combined';

/**
 * A query and what answers it, judged by the Spanish name (and the brand's code): grade 3 is what was asked for, 1 what
 * somebody who asked might also take. The judgement knows nothing of how the search works.
 */
export interface GradedQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly best: RegExp;
  readonly also?: RegExp;
  readonly brand?: string;
}

export const graded = (kind: QueryKind, query: string, best: RegExp, also?: RegExp, brand?: string): GradedQuery => ({
  kind, query, best, ...(also && { also }), ...(brand && { brand }),
});
