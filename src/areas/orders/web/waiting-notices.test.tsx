import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { WaitingMail } from './waiting-notices.tsx';

const words = (locale: 'es' | 'ca', mail: { state: 'sent' | 'waiting'; until: string | null }): string =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <WaitingMail order={{ mail }} />
    </LocaleProvider>,
  );

test('says until when an order’s mail waits, in both languages, and nothing of one that was sent', () => {
  const waiting = { state: 'waiting', until: '2026-11-27T09:30:00Z' } as const;
  expect(words('es', waiting)).toMatch(/sale, como muy tarde, el viernes,? 27 de noviembre,? (a las )?10:30/);
  expect(words('ca', waiting)).toMatch(/surt, com a molt tard, el divendres,? 27 de novembre,? (a les )?10:30/);
  expect(words('es', { state: 'sent', until: null })).toBe('');
});
