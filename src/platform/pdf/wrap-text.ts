/** Where a line may end: after a space, and between words joined by a hyphen or slash. */
const breaks = /(?<= )|(?<=\p{L}[-‐/])(?=\p{L})/u;

/**
 * A text in lines of a width, each with the space after it, without which readers would join its last word with the next. A word
 * that is longer than a line is cut. `measure` answers the width of a text.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  const endLine = (): void => {
    if (line !== '') lines.push(line);
    line = '';
    taken = 0;
  };
  for (const word of text.split(breaks)) {
    const wide = measure(word);
    const fits = (needed: number): boolean => taken + needed <= width;
    if (!fits(wide) && !fits(measure(word.trimEnd()))) endLine();
    if (wide <= width || measure(word.trimEnd()) <= width) {
      line += word;
      taken += wide;
      continue;
    }
    for (const letter of word) {
      const letterWidth = measure(letter);
      if (!fits(letterWidth)) endLine();
      line += letter;
      taken += letterWidth;
    }
  }
  endLine();
  return lines.length === 0 ? [''] : lines;
}
