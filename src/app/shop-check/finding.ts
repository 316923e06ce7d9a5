/** Something in the shop's folder that is missing, unknown, untrue or still the demo's. */
export interface Finding {
  /** Its path in the folder. */
  readonly file: string;
  /** Counted from 1; null: the whole file. */
  readonly line: number | null;
  readonly text: string;
}
