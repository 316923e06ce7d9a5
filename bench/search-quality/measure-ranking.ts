/** 1 for the first place, 1/2 for the second, 0 when it is missing. */
export const reciprocalRank = <Item>(found: readonly Item[], wanted: Item): number => {
  const at = found.indexOf(wanted);
  return at < 0 ? 0 : 1 / (at + 1);
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
