import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

/** 'las 16:51', on another day 'el martes, 1 de diciembre a las 19:00'; to stand after 'hasta'. */
export function useUntilText(): (moment: string) => string {
  const { until } = useMessages(messages);
  const locale = useLocale();
  return (moment) => {
    const day = (at: Date | string) => formatDate(at, locale, { weekday: 'long', day: 'numeric', month: 'long' });
    const time = formatDate(moment, locale, { hour: '2-digit', minute: '2-digit' });
    return until(day(moment) === day(new Date()) ? '' : day(moment), time);
  };
}
