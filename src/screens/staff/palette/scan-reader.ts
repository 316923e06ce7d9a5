/** A scanner's keys come faster one after the other than fingers type. */
const maxGapMs = 40;
/** Its codes are not shorter. */
const minLength = 6;
/** And have a digit, which no shortcut is. */
const isCode = (text: string): boolean => /\d/.test(text);

export interface KeyPress {
  readonly key: string;
  /** Milliseconds. */
  readonly timeStamp: number;
}

/** Tells codes of a scanner, which types fast and ends them with Enter, from keys that people press. */
export function createScanReader() {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Reads the next key: whether it is a scanner's, and the code that it ends. */
    read({ key, timeStamp }: KeyPress): { readonly isScan: boolean; readonly code: string | null } {
      const isFast = timeStamp - last < maxGapMs;
      last = timeStamp;
      if (key === 'Enter') {
        const ended = isFast && code.length >= minLength && isCode(code) ? code : null;
        code = '';
        return { isScan: ended !== null, code: ended };
      }
      // Shift and its like are part of the letter that follows.
      if (key.length === 1) code = isFast ? code + key : key;
      return { isScan: isFast && code.length > 1 && isCode(code), code: null };
    },
    reset(): void {
      code = '';
    },
  };
}
