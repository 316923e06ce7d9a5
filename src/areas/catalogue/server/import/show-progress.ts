import type { ImportProgress } from './import-log.ts';

/** The part of a terminal that the bar needs. */
export type ProgressTerminal = Pick<NodeJS.WriteStream, 'write'> & { readonly columns?: number };

const barWidth = 24;
/** Smooth to the eye at negligible cost. */
const millisecondsBetweenDraws = 100;
const millisecondsBetweenLines = 5000;

const shareOf = ({ readBytes, totalBytes }: ImportProgress): number => Math.min(1, readBytes / Math.max(1, totalBytes));

const figures = ({ report: { read, created, changed, skipped }, files }: ImportProgress): string =>
  [
    `${read} rows read`,
    `${created} created`,
    `${changed} changed`,
    `${skipped} skipped`,
    ...(files ? [`${files} files`] : []),
  ].join(', ');

/** A bar that redraws itself on one line of a terminal; `end` clears the line. */
export function progressBar(terminal: ProgressTerminal): { show(progress: ImportProgress): void; end(): void } {
  const draw = atMostEvery(millisecondsBetweenDraws, (progress: ImportProgress) => {
    const filled = Math.round(shareOf(progress) * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    const line = `${bar} ${Math.round(shareOf(progress) * 100)} %  ${figures(progress)}`;
    // A line wrapped by the terminal could not be redrawn.
    terminal.write(`\r\u001b[2K${line.slice(0, (terminal.columns ?? 80) - 1)}`);
  });
  return { show: draw, end: () => terminal.write('\r\u001b[2K') };
}

/** Plain lines, for logs and pipes. */
export const progressLines = (print: (line: string) => void): ((progress: ImportProgress) => void) =>
  atMostEvery(millisecondsBetweenLines, (progress) =>
    print(`${Math.round(shareOf(progress) * 100)} %, ${figures(progress)}`),
  );

function atMostEvery<Value>(milliseconds: number, act: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    act(value);
  };
}
