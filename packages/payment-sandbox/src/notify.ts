const maxWaitMs = 30_000;

/** How long after the customer a late notification comes. */
const lateMs = 20_000;

/** Sends a notification as a form or as JSON; the status of the answer, 0 without one. */
export async function notify(url: string, fields: Readonly<Record<string, unknown>>, as: 'form' | 'json') {
  const body =
    as === 'json'
      ? JSON.stringify(fields)
      : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      ...(as === 'json' && { headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(maxWaitMs),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Runs something after the customer has gone back; it keeps no process alive, and what fails is lost as a notification is. */
export const later = (run: () => Promise<unknown>, waitMs = lateMs): void => {
  setTimeout(() => run().catch(() => undefined), waitMs).unref();
};
