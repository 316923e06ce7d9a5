/** Fewer products say nothing about what its goods cost. */
const fewest = 8;
/** A decimal point in the wrong place moves a price by ten or a hundred; a section rarely spans that beyond its quarters. */
const farAway = 20;

export interface Priced {
  readonly article: string;
  readonly sectionId: number;
  /** A machine and the accessories sold next to it are compared with their like. */
  readonly isAppliance: boolean;
  /** Cents. */
  readonly price: number;
}

export interface Outlier extends Priced {
  /** What the middle half of the section costs, in cents. */
  readonly usual: readonly [from: number, to: number];
}

/** Products that cost many times more or less than the middle half of their section. */
export function findOutliers(products: readonly Priced[]): Outlier[] {
  return [...Map.groupBy(products, ({ sectionId, isAppliance }) => `${sectionId} ${isAppliance}`).values()].flatMap(
    (section) => {
      if (section.length < fewest) return [];
      const prices = section.map(({ price }) => price).sort((one, other) => one - other);
      const quarter = prices[Math.floor(prices.length / 4)]!;
      const threeQuarters = prices[Math.floor((prices.length * 3) / 4)]!;
      return section
        .filter(({ price }) => price * farAway < quarter || price > threeQuarters * farAway)
        .map((product) => ({ ...product, usual: [quarter, threeQuarters] as const }));
    },
  );
}
