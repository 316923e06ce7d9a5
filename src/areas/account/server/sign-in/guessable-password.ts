/** Why a password is among the first that are tried. */
export type Guessable = 'repeated' | 'run';

/** Keys beside each other, letters and digits in their order; each is followed in both directions. */
const lines = [
  '1234567890',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm,.-',
  'abcdefghijklmnopqrstuvwxyz',
  'abcdefghijklmnñopqrstuvwxyz',
  '0123456789',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0pñ-'],
  '147852369',
  '741852963',
].flatMap((line) => [line, [...line].reverse().join('')]);

/** Fewer characters beside each other are found in any word. */
const minRun = 3;

/**
 * Whether a password is one short thing again and again ('aaaaaa', '121212', 'abcabc'), or nothing but runs along the
 * keyboard, the alphabet or the digits ('asdfgh', '1qaz2wsx', 'qwe123'), perhaps with signs and digits around them.
 */
export function guessable(password: string): Guessable | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size <= 2 || isRepeated(text)) return 'repeated';
  const inner = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (new Set(inner).size === 1) return 'repeated';
  const withoutDoubles = text.replace(/(.)\1+/gu, '$1');
  return [text, withoutDoubles, inner].some((one) => one.length >= minRun && isOfRuns(one)) ? 'run' : null;
}

/** At most three characters, again and again to the end. */
function isRepeated(text: string): boolean {
  return [1, 2, 3].some((length) => [...text].every((letter, at) => letter === text[at % length]));
}

/** Whether runs, each of at least three characters, make up the whole text. */
function isOfRuns(text: string): boolean {
  // Where the text can be divided: from each such place on, every run that starts there.
  const reached = new Set([0]);
  for (let start = 0; start < text.length; start += 1)
    if (reached.has(start))
      for (let end = start + minRun; end <= text.length && isRun(text.slice(start, end)); end += 1) reached.add(end);
  return reached.has(text.length);
}

const isRun = (part: string): boolean => new Set(part).size === 1 || lines.some((line) => line.includes(part));
