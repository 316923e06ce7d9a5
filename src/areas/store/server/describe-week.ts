import type { Locale } from '#i18n/locale.ts';
import { clockText, timeRanges } from '#values/opening-hours.ts';
import { mailFrameTexts, serverMessages } from './server-messages.ts';

/** The opening hours in words, days with the same hours together: "De lunes a viernes, de 08:00 a 13:30. Sábado, …" */
export function describeWeek(week: readonly string[], locale: Locale): string {
  const { weekdays } = serverMessages[locale];
  const { days, hours, and } = mailFrameTexts[locale];
  const groups: { first: number; last: number; workTime: string }[] = [];
  week.forEach((workTime, day) => {
    const previous = groups.at(-1);
    if (previous?.workTime === workTime) previous.last = day;
    else groups.push({ first: day, last: day, workTime });
  });
  return groups
    .map(({ first, last, workTime }) => ({ first, last, ranges: timeRanges(workTime) }))
    .filter(({ ranges }) => ranges.length > 0)
    .map(({ first, last, ranges }) => {
      const when = first === last ? weekdays[first]! : days(weekdays[first]!, weekdays[last]!);
      const times = ranges.map(({ start, end }) => hours(clockText(start), clockText(end)));
      return `${when}, ${times.join(` ${and} `)}.`;
    })
    .join(' ');
}
