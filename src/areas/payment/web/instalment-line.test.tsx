import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { FinancingOffer } from '../financing-plans.ts';
import { PaymentMethods } from './payment-methods.tsx';
import InstalmentLine from './instalment-line.tsx';

const sequra: FinancingOffer = {
  lender: 'sequra',
  months: [3, 6, 12],
  tin: 13.6,
  tae: 14.48,
  minAmount: 90,
  maxAmount: 3000,
};

const shown = (amount: number, offers: readonly FinancingOffer[] = [sequra], locale: Locale = 'es') =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <InstalmentLine as="div" offers={offers} amount={amount} />
    </LocaleProvider>,
  );
const textOf = (markup: string): string => /<span>(.*)<\/span>/.exec(markup)![1]!.replaceAll('\u00a0', ' ');

test('shows the instalment with its total and rates in both languages, and leads to the calculator', () => {
  expect(textOf(shown(329))).toBe('12 cuotas de 29,48 €. Total 353,76 €, TIN 13,60 %, TAE 14,48 %.');
  expect(textOf(shown(329, [sequra], 'ca'))).toBe('12 quotes de 29,48 €. Total 353,76 €, TIN 13,60 %, TAE 14,48 %.');
  expect(shown(440.9)).toContain('href="/financing?amount=440.9"');
  expect(shown(329, [sequra], 'ca')).toContain('href="/ca/financing?amount=329"');
});

test('names all terms of a lender where one pays', () => {
  const methods = [{ code: 'sequra', name: 'seQura', available: true, reason: null }] as const;
  const markup = renderToStaticMarkup(
    <LocaleProvider value="ca">
      <PaymentMethods
        {...{ label: 'Pagament', methods, financing: [sequra], amount: 440.9, value: null }}
        onChange={() => {}}
      />
    </LocaleProvider>,
  );
  const lines = markup
    .replaceAll('\u00a0', ' ')
    .split(/<br\/?>/)
    .slice(1);
  expect(lines.map((line) => line.replace(/<.*/, ''))).toEqual([
    // 440,90 € at 13,60 % a year, by French amortisation.
    '3 quotes de 150,31 €: 450,93 € en total.',
    '6 quotes de 76,43 €: 458,58 € en total.',
    '12 quotes de 39,50 €: 474,00 € en total.',
    'TIN 13,60 %, TAE 14,48 %. L’oferta definitiva la dona la financera abans de signar.',
  ]);
});

test('shows nothing where no lender has the amount', () => {
  expect(shown(89.99)).toBe('');
  expect(shown(90)).not.toBe('');
  expect(shown(3000)).not.toBe('');
  expect(shown(3000.01)).toBe('');
  expect(shown(329, [])).toBe('');
});
