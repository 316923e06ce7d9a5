import { expect, it } from 'vitest';
import { oncePerMinute } from './once-per-minute.ts';

it('computes a value again when the minute of the clock has changed, in either direction', () => {
  let moment = new Date('2026-11-22T10:00:00Z');
  const calls: string[] = [];
  const minutes = oncePerMinute(
    () => moment,
    (now) => {
      calls.push(now.toISOString().slice(11, 19));
      return now.getUTCMinutes();
    },
  );
  for (const time of ['10:00:00', '10:00:59', '10:01:00', '10:01:01', '09:59:00']) {
    moment = new Date(`2026-11-22T${time}Z`);
    expect(minutes()).toBe(moment.getUTCMinutes());
  }
  expect(calls).toEqual(['10:00:00', '10:01:00', '09:59:00']);
});
