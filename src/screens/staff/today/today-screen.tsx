import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';

/** Where people land: what needs a hand today. */
export default function TodayScreen() {
  const [now] = useState(() => new Date());
  const day = formatDate(now, useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return <h1>{day.replace(/^\p{L}/u, (letter) => letter.toUpperCase())}</h1>;
}
