import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { MailLanguage } from './mail-language.tsx';

const names = { es: 'Castellano', ca: 'Catalán' };
const shown = (languages: readonly Locale[]): string =>
  renderToStaticMarkup(
    <MailLanguage label="Idioma" names={names} value="es" onChange={() => {}} languages={languages} />,
  );

it('offers the languages in which the shop writes, and asks for none where it has one', () => {
  expect(shown(['es', 'ca'])).toContain('Catalán');
  expect(shown(['es'])).toBe('');
});
