import { relative } from 'node:path';
import { projectRoot } from './project-root.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Those that this machine cannot run. */
  readonly skipped?: number;
  /** One line for each failure, and for what was skipped, for the end of a long run's output. */
  readonly remarks?: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Counts a file that failed before its first test as one failure. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as VitestReport;
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const remarks = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        describeFailure(`${relative(projectRoot, name)} › ${fullName}`, failureMessages?.[0]),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    remarks: [...remarks, ...broken.map(({ name, message }) => describeFailure(relative(projectRoot, name), message))],
  };
}

const describeFailure = (name: string, message = ''): string => `failed: ${name}: ${message.split('\n', 1)[0]}`;

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    }[];
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
  const unexpected = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  const reasons = specs.flatMap(({ name, tests }) =>
    tests.flatMap(({ status, annotations = [] }) =>
      status === 'skipped' ? (annotations.find(({ type }) => type === 'skip')?.description ?? name) : [],
    ),
  );
  const skipped = [...new Set(reasons)].map(
    (reason) => `skipped: ${reasons.filter((each) => each === reason).length} browser tests, as ${reason}`,
  );
  const breaches = [
    ...flaky.filter((name) => !isKnown(name)).map((name) => `passed only at its second attempt: ${name}`),
    ...knownFlaky
      .filter(({ test }) => !specs.some(({ name }) => name === test))
      .map(({ test }) => `listed as flaky, but there is no such test: ${test}`),
  ];
  return {
    passed: stats.expected + flaky.filter(isKnown).length,
    failed: stats.unexpected + breaches.length,
    ...(reasons.length > 0 && { skipped: reasons.length }),
    remarks: [...unexpected.map(({ name }) => `failed: ${name}`), ...breaches, ...skipped],
  };
}

const listSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];
