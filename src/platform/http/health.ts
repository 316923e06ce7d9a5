/** A check of a running shop. */
export interface HealthCheck {
  /** What is wrong while it fails, as `GET /healthz` names it: `disk_full`, `jobs_failing`. */
  readonly name: string;
  /** Whether the shop cannot serve without it: then a failure is 503 instead of 200 with `degraded`. */
  readonly isEssential?: boolean;
  /** Returns false, throws or takes more than two seconds while something is wrong. */
  readonly isHealthy: () => boolean | Promise<boolean>;
}

/** `unavailable` names the failed essential checks, `degraded` the other ones. */
export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly unavailable?: readonly string[];
  readonly degraded?: readonly string[];
}

/** The checks of one process. Each part that can fail adds its own; they run when the state is requested. */
export interface Health {
  addCheck(check: HealthCheck): void;
  report(): Promise<HealthReport>;
}

const checkTimeoutMs = 2000;

export function createHealth(): Health {
  const checks: HealthCheck[] = [];
  let running: Promise<HealthReport> | undefined;

  async function runChecks(): Promise<HealthReport> {
    const results = await Promise.all(checks.map(async (check) => ({ check, healthy: await isHealthy(check) })));
    const failed = results.filter(({ healthy }) => !healthy).map(({ check }) => check);
    const unavailable = failed.filter((check) => check.isEssential).map(({ name }) => name);
    const degraded = failed.filter((check) => !check.isEssential).map(({ name }) => name);
    return {
      status: unavailable.length > 0 ? 'unavailable' : degraded.length > 0 ? 'degraded' : 'ok',
      ...(unavailable.length > 0 && { unavailable }),
      ...(degraded.length > 0 && { degraded }),
    };
  }

  return {
    addCheck: (check) => checks.push(check),
    // Concurrent requests share one run, so that requests cannot overload the checks.
    report: () => (running ??= runChecks().finally(() => (running = undefined))),
  };
}

async function isHealthy({ isHealthy: check }: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs).unref();
  });
  try {
    return await Promise.race([check(), timeout]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
