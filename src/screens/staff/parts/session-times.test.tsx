import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { messages } from '../orders/messages.ts';
import { SessionTimes } from './session-times.tsx';

it.each<[Locale, string, string]>([
  ['es', 'desde hoy 9:12 · última vez hoy 10:40 · bloqueada', 'desde hoy 9:12'],
  ['ca', 'des d’avui 9:12 · darrera vegada avui 10:40 · blocada', 'des d’avui 9:12'],
])('tells in %s since when a session is there, and when it was used last', (locale, other, own) => {
  const now = new Date('2026-11-25T10:00:00Z');
  const session = { openedAt: '2026-11-25T08:12:00Z', seenAt: '2026-11-25T09:40:00Z' };
  const textOf = (isThis: boolean) =>
    renderToStaticMarkup(
      <LocaleProvider value={locale}>
        <SessionTimes session={{ ...session, isThis, isLocked: true }} now={now} days={messages[locale].days} />
      </LocaleProvider>,
    );
  expect(textOf(false)).toBe(`<small>${other}</small>`);
  expect(textOf(true)).toBe(`<small>${own}</small>`);
});
