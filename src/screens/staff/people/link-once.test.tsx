import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { LinkOnce } from './link-once.tsx';

it.each<[Locale, string, RegExp]>([
  ['es', 'Le enviaremos', /hemos enviado/],
  ['ca', 'Li enviarem', /hem enviat/],
])('says in %s that the mail will be sent, which waits for its turn then', (locale, text, never) => {
  const markup = renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <LinkOnce link="https://shop.example/backoffice/invitation?key=x" email="nova@shop.example" />
    </LocaleProvider>,
  );
  expect(markup).toContain(text);
  expect(markup).not.toMatch(never);
});
