import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { StatusTag } from './status-tag.tsx';

it.each<[Locale, string, string]>([
  ['es', 'Espera el pago', 'Por confirmar'],
  ['ca', 'Espera el pagament', 'Per confirmar'],
])('says in %s what waits for its payment, not of what is paid at the counter', (locale, waits, confirm) => {
  const textOf = (payment: 'card' | 'counter', paymentStatus: 'pending' | 'paid') =>
    renderToStaticMarkup(
      <LocaleProvider value={locale}>
        <StatusTag status="created" {...{ payment, paymentStatus }} />
      </LocaleProvider>,
    );
  expect(textOf('card', 'pending')).toContain(waits);
  expect(textOf('card', 'paid')).toContain(confirm);
  expect(textOf('counter', 'pending')).toContain(confirm);
});
