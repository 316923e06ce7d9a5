import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { SignInFirst } from './sign-in-first.tsx';

const page = (locale: Locale, isOrder: boolean): string =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <SignInFirst isOrder={isOrder} />
    </LocaleProvider>,
  );

it('leads a guest to their order by its mail or its number, not to an account alone', () => {
  expect(page('es', true)).toMatch(/enlace «Ver el pedido» de su correo.*href="\/order\/track"/);
  expect(page('ca', true)).toMatch(/enllaç «Mostra la comanda» del seu correu.*href="\/ca\/order\/track"/);
  expect(page('es', false)).not.toContain('/order/track');
});
