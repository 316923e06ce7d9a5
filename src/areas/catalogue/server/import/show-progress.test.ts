import { expect, test, vi } from 'vitest';
import { emptyReport } from './import-report.ts';
import { progressBar, progressLines } from './show-progress.ts';

const progress = (readBytes: number, read: number) => ({
  report: { ...emptyReport({ mode: 'products', remarks: [] }, false), read, created: read },
  files: 0,
  readBytes,
  totalBytes: 200,
});

test('redraws the bar within one line of the terminal', () => {
  const written: string[] = [];
  const bar = progressBar({ columns: 50, write: (text: string | Uint8Array) => written.push(String(text)) > 0 });
  bar.show(progress(50, 10));
  bar.end();
  expect(written).toEqual(['\r\u001b[2K██████░░░░░░░░░░░░░░░░░░ 25 %  10 rows read, 10 c', '\r\u001b[2K']);
});

test('prints a line now and then where there is no terminal', () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const show = progressLines((line) => said.push(line));
  for (let read = 1; read <= 12; read += 1) {
    show(progress(read * 10, read));
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
  expect(said).toEqual([
    '5 %, 1 rows read, 1 created, 0 changed, 0 skipped',
    '30 %, 6 rows read, 6 created, 0 changed, 0 skipped',
    '55 %, 11 rows read, 11 created, 0 changed, 0 skipped',
  ]);
});
