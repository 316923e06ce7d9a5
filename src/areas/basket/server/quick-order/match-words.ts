import type { WrittenLine } from './parse-quick-order.ts';
import { packingVariants, type WordReading } from './read-words.ts';

/** What the search says of the words of a line. */
interface Match {
  /** Products, best first. */
  readonly ids: readonly number[];
  /** The first is the only one that has all of the words. */
  readonly isCertain: boolean;
  readonly isLiteral: boolean;
  /** No other product has all of the words as they are written. */
  readonly areAll: boolean;
  /** Some product has all of the words, in some meaning. */
  readonly isWhole: boolean;
  /** Its words that the products do not have. */
  readonly unknown: readonly string[];
}

/** Looks products up by words, those of all lines at once; the last answers are absent where that takes too long. */
export type MatchLines = (texts: readonly string[]) => Promise<readonly Match[]>;

/** A reading of a line's words and the products that it may mean. */
export interface MatchedWords extends WordReading {
  readonly ids: readonly number[];
  readonly isCertain: boolean;
  readonly areAll: boolean;
  readonly isWhole: boolean;
  readonly unknown: readonly string[];
}

/** What the words of lines mean, by the number of the line; null: not looked at; lines whose words mean nothing are absent. */
export async function matchWords(
  matchLines: MatchLines,
  lines: readonly WrittenLine[],
): Promise<Map<number, MatchedWords | null>> {
  const readings = lines.flatMap(({ line, words }) => words.flatMap((reading) => variantsOf(line, reading)));
  const texts = [...new Set(readings.map(({ text }) => text))];
  const answers = await matchLines(texts);
  const matches = new Map(answers.map((match, at) => [texts[at]!, match]));
  const byLine = Map.groupBy(readings, ({ line }) => line);
  const found = new Map<number, MatchedWords | null>();
  for (const [line, variants] of byLine) {
    if (!variants.every(({ text }) => matches.has(text))) {
      found.set(line, null);
      continue;
    }
    const own = variants.flatMap(({ reading, text }) => {
      const match = matches.get(text)!;
      return match.ids.length > 0 ? [{ ...reading, ...match }] : [];
    });
    const best =
      own.find(({ isCertain }) => isCertain) ??
      own.findLast(({ isLiteral }) => isLiteral) ??
      own.findLast(({ isWhole, quantity }) => isWhole && quantity !== null) ??
      own.findLast(({ isWhole }) => isWhole) ??
      own.findLast(({ quantity }) => quantity !== null) ??
      own.at(-1);
    if (best) found.set(line, best);
  }
  return found;
}

interface Variant {
  readonly line: number;
  readonly reading: WordReading;
  readonly text: string;
}

/** With how it is packed, which few names say, and without. */
const variantsOf = (line: number, reading: WordReading): Variant[] =>
  packingVariants(reading.words).map((text) => ({ line, reading, text }));
