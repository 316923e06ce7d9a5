import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { FreeDelivery } from './free-delivery.tsx';

const shown = (price: number, freeDeliveryCost: number | null, locale: Locale = 'es') =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <FreeDelivery basket={{ price, freeDeliveryCost }} />
    </LocaleProvider>,
  );
const textOf = (markup: string) => /<p>(.*)<\/p>/.exec(markup)?.[1]?.replaceAll('\u00a0', ' ');

test('names the missing amount to the cent, or that nothing is missing', () => {
  expect(textOf(shown(70.1, 99))).toBe('Te faltan 28,90 € para el envío gratis.');
  expect(textOf(shown(98.99, 99, 'ca'))).toBe('Et falten 0,01 € per a l’enviament gratuït.');
  expect(textOf(shown(99, 99))).toBe('El envío te sale gratis.');
  expect(textOf(shown(500, 99, 'ca'))).toBe('L’enviament et surt gratuït.');
});

test('shows the progress as a bar, and nothing where delivery is never free', () => {
  expect(shown(49.5, 99)).toMatch(/<progress[^>]*value="49.5"[^>]*max="99"/);
  expect(shown(49.5, null)).toBe('');
});
