import { relative } from 'node:path';
import { projectRoot } from './project-root.ts';

/** How long the tests of a file took together. */
export interface Duration {
  readonly file: string;
  readonly milliseconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

/** Durations of files, without what each prepares before its first test. */
export const durationsOfVitest = (report: string): Duration[] =>
  (JSON.parse(report) as VitestReport).testResults.map(({ name, assertionResults }) => ({
    file: relative(projectRoot, name),
    milliseconds: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** A file at all widths together. */
export function durationsOfPlaywright(report: string): Duration[] {
  const sums = new Map<string, number>();
  const add = ({ specs = [], suites = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs)
      for (const { results } of tests)
        for (const { duration } of results) sums.set(file, (sums.get(file) ?? 0) + duration);
    suites.forEach(add);
  };
  add(JSON.parse(report) as PlaywrightSuite);
  return [...sums].map(([file, milliseconds]) => ({ file: `e2e/${file}`, milliseconds }));
}

/** The ten slowest, a line each. */
export const listSlowest = (durations: readonly Duration[]): string[] =>
  durations
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
