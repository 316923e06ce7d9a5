import { minuteMs } from './durations.ts';
import type { Clock } from './clock.ts';

/** A value that changes with the minute only, computed at the first call in each. Callers share it and do not change it. */
export function oncePerMinute<Value>(clock: Clock, compute: (moment: Date) => Value): () => Value {
  let computed: { readonly minute: number; readonly value: Value } | undefined;
  return () => {
    const moment = clock();
    const minute = Math.floor(moment.getTime() / minuteMs);
    if (computed?.minute !== minute) computed = { minute, value: compute(moment) };
    return computed.value;
  };
}
