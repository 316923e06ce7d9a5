const looksAt = 10;

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Normalised discounted cumulative gain of the first ten: 1 when no better order is possible. */
export function ndcg(found: readonly number[], all: readonly number[]): number {
  const ideal = gain(all.toSorted((a, b) => b - a).slice(0, looksAt));
  return ideal === 0 ? 0 : gain(found.slice(0, looksAt)) / ideal;
}
