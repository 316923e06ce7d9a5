import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import type { FinancingOffer } from '../financing-plans.ts';
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
  expect(shown(329)).toContain('href="/financing"');
  expect(shown(329, [sequra], 'ca')).toContain('href="/ca/financing"');
});

test('shows nothing where no lender has the amount', () => {
  expect(shown(89.99)).toBe('');
  expect(shown(90)).not.toBe('');
  expect(shown(3000)).not.toBe('');
  expect(shown(3000.01)).toBe('');
  expect(shown(329, [])).toBe('');
});
