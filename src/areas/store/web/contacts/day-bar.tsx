import type { CSSProperties } from 'react';
import { formatList } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { clockText, type TimeRange } from '#values/opening-hours.ts';
import { messages } from './messages.ts';
import styles from './day-bar.module.css';

const labels = 4;

/** Today's opening hours as a bar, with a mark where it is now. Minutes since midnight. */
export function DayBar({ ranges, now }: { readonly ranges: readonly TimeRange[]; readonly now: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const first = Math.max(0, Math.floor(ranges[0]!.start / 60) - 1);
  const hoursPerLabel = Math.ceil((Math.ceil(ranges.at(-1)!.end / 60) - first) / labels);
  const length = hoursPerLabel * labels * 60;
  const at = (minutes: number): string => `${((minutes - first * 60) / length) * 100}%`;
  const times = ranges.map(({ start, end }) => t.fromTo(clockText(start), clockText(end)));
  const isInside = now >= first * 60 && now <= first * 60 + length;
  return (
    <div>
      <div className={styles.bar} role="img" aria-label={t.dayBar(formatList(times, locale), clockText(now))}>
        {ranges.map(({ start, end }) => (
          <i key={start} style={{ left: at(start), width: `${((end - start) / length) * 100}%` } as CSSProperties} />
        ))}
        {isInside && <em style={{ left: at(now) }} />}
      </div>
      <div className={styles.hours} aria-hidden="true">
        {Array.from({ length: labels + 1 }, (_, index) => (
          <span key={index}>{t.hour(first + index * hoursPerLabel)}</span>
        ))}
      </div>
    </div>
  );
}
