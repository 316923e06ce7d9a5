/** A term of a size, and by what share of it another differs. */
interface NearSize {
  readonly term: number;
  readonly error: number;
}

interface Size {
  readonly term: number;
  readonly amount: number;
}

/** How far, in proportion, sizes are near, and how many of them are looked at. */
const maxSizeError = 0.5;
const maxSizesNear = 6;
const anyUnit = '~';
/** A smaller number without a unit counts something: `2 tramos`. */
const minBareSize = 5;
const ratioOf = (a: number, b: number): number => Math.max(a, b) / Math.min(a, b);
const sized = /^(~?)(\d+(?:\.\d+)?)([a-z]*\d?)$/;

/** The sizes that products have, by unit. */
export class NearSizes {
  readonly #byUnit: ReadonlyMap<string, readonly Size[]>;

  constructor(used: readonly (readonly [text: string, term: number])[]) {
    const sizes = used.flatMap(([text, term]) => {
      const { unit = '', amount = 0 } = readSize(text) ?? {};
      return unit === '' ? [] : [{ unit, term, amount }];
    });
    this.#byUnit = Map.groupBy(sizes, ({ unit }) => unit);
  }

  /** All sizes of a unit. */
  ofUnit(unit: string): readonly Size[] {
    return this.#byUnit.get(unit) ?? [];
  }

  /** The lengths that differ from one by a share of it at most, each with that share. */
  lengthsNear(millimetres: number, maxError: number): NearSize[] {
    return (this.#byUnit.get('mm') ?? [])
      .map(({ term, amount }) => ({ term, error: Math.abs(amount / millimetres - 1) }))
      .filter(({ error }) => error <= maxError);
  }

  /** The amounts of a unit, or of any, that come nearest to one, with the share by which they differ. */
  near(text: string): readonly NearSize[] {
    const size = readSize(text);
    if (!size || (size.unit === anyUnit && size.amount < minBareSize)) return [];
    const { unit, amount } = size;
    return (this.#byUnit.get(unit) ?? [])
      .filter((one) => !Number.isInteger(amount) || Number.isInteger(one.amount))
      .map((one) => ({ term: one.term, error: ratioOf(one.amount, amount) - 1 }))
      .filter(({ error }) => error > 0 && error <= maxSizeError)
      .sort((a, b) => a.error - b.error)
      .slice(0, maxSizesNear);
  }
}

function readSize(text: string): { readonly unit: string; readonly amount: number } | null {
  const [, lead = '', amount, unit = ''] = sized.exec(text) ?? [];
  return amount === undefined ? null : { unit: lead + unit, amount: Number(amount) };
}
