export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** One line for each failure that the tool itself does not report. */
  readonly remarks?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Counts a file that failed before its first test as one failure. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

export interface KnownFlakyTest {
  /** Its file and title, as `basket.spec.ts › keeps the basket`. */
  readonly test: string;
  readonly reason: string;
}

/** A test that passed only at its second attempt has failed, unless it is listed as flaky with the reason. */
export function countPlaywright(report: string, knownFlaky: readonly KnownFlakyTest[]): Count {
  const { stats, ...root } = JSON.parse(report) as PlaywrightReport;
  const specs = listSpecs(root).map(({ file, title, tests }) => ({ name: `${file} › ${title}`, tests }));
  const isKnown = (name: string): boolean => knownFlaky.some(({ test }) => test === name);
  const flaky = specs.flatMap(({ name, tests }) => tests.filter(({ status }) => status === 'flaky').map(() => name));
  const remarks = [
    ...flaky.filter((name) => !isKnown(name)).map((name) => `passed only at its second attempt: ${name}`),
    ...knownFlaky
      .filter(({ test }) => !specs.some(({ name }) => name === test))
      .map(({ test }) => `listed as flaky, but there is no such test: ${test}`),
  ];
  return {
    passed: stats.expected + flaky.filter(isKnown).length,
    failed: stats.unexpected + remarks.length,
    remarks,
  };
}

const listSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];
