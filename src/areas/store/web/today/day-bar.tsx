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
  const percent = (minutes: number): string => `${Math.round((minutes / length) * 10_000) / 100}%`;
  const times = ranges.map(({ start, end }) => t.fromTo(clockText(start), clockText(end)));
  const isInside = now >= first * 60 && now <= first * 60 + length;
  return (
    <div>
      {/* Drawn, because the security policy forbids style attributes. */}
      <svg className={styles.bar} role="img" aria-label={t.dayBar(formatList(times, locale), clockText(now))}>
        <rect y="5" width="100%" height="10" rx="2" />
        {ranges.map(({ start, end }) => (
          <rect
            key={start}
            className={styles.open}
            x={percent(start - first * 60)}
            y="5"
            width={percent(end - start)}
            height="10"
            rx="2"
          />
        ))}
        {isInside && <rect className={styles.now} x={percent(now - first * 60)} width="4" height="20" rx="2" />}
      </svg>
      <div className={styles.hours} aria-hidden="true">
        {Array.from({ length: labels + 1 }, (_, index) => (
          <span key={index}>{t.hour(first + index * hoursPerLabel)}</span>
        ))}
      </div>
    </div>
  );
}
