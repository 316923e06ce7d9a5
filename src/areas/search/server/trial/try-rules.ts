import type { SearchIndex } from '../index/search-index.ts';
import { findByRules } from '../find-by-rules.ts';
import type { SearchRules } from '../rules/search-rules.ts';
import type { GradedQuery } from './graded-queries.ts';
import { ndcg } from './ndcg.ts';

const shown = 10;
const grades = { article: 2, section: 1 };

/** What a query gets under some rules. */
export interface Trial {
  /** The path that it leads to; undefined for its results. */
  readonly redirect: string | undefined;
  /** How many products are found. */
  readonly total: number;
  /** Ids of the first ten, of a section that the query leads to its most popular. */
  readonly productIds: readonly number[];
}

export function tryQuery(index: SearchIndex, rules: SearchRules, query: string): Trial {
  const { redirect, documents, matchCount } = findByRules(index, rules, query, false);
  const first =
    redirect === undefined
      ? [...index.idsOf(documents.subarray(0, Math.min(matchCount, shown)))]
      : mostPopular(index, redirect);
  return { redirect, total: matchCount, productIds: first };
}

function mostPopular(index: SearchIndex, path: string): number[] {
  const place = path.replace(/[?#].*$/, '');
  if (!place.startsWith('/catalog/')) return [];
  const isWithin = index.isInSection(place);
  return index.products
    .filter((product, document) => product.isSellable && !product.isArchived && isWithin(document))
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id)
    .slice(0, shown)
    .map(({ id }) => id);
}

/** How right the first ten products of a query are: NDCG@10, 1 when no better list is possible, 0 without a right one. */
export function scoreQuery(index: SearchIndex, rules: SearchRules, graded: GradedQuery): number {
  const gradeOf = graderOf(index, graded);
  const all: number[] = [];
  for (const [document, { isSellable, isArchived }] of index.products.entries())
    if (isSellable && !isArchived) {
      const grade = gradeOf(document);
      if (grade > 0) all.push(grade);
    }
  const { productIds } = tryQuery(index, rules, graded.query);
  return ndcg(
    productIds.map((id) => gradeOf(index.documentOf.get(id)!)),
    all,
  );
}

function graderOf(index: SearchIndex, { sections = [], articles = [] }: GradedQuery): (document: number) => number {
  const wanted = new Set(index.onSale(articles));
  const tests = sections.map(index.isInSection);
  return (document) => {
    if (wanted.has(document)) return grades.article;
    return tests.some((isWithin) => isWithin(document)) ? grades.section : 0;
  };
}

/** Lines on what rules and graded queries name that the shop does not have. */
export function findUnknown(index: SearchIndex, { data }: SearchRules, queries: readonly GradedQuery[]): string[] {
  const hasSection = (path: string): boolean => index.mayHavePage(path);
  const hasArticle = (article: string): boolean => index.onSale([article]).length > 0;
  const sections = [
    ...data.synonyms.flatMap(({ section }) => section ?? []),
    ...data.redirects.map(({ to }) => to),
    ...queries.flatMap((query) => query.sections ?? []),
  ];
  const articles = [...data.pins, ...queries].flatMap((entry) => entry.articles ?? []);
  return [
    ...new Set(sections.filter((path) => !hasSection(path)).map((path) => `${path} has no products`)),
    ...new Set(articles.filter((one) => !hasArticle(one)).map((one) => `article ${one} is not on sale`)),
  ];
}
