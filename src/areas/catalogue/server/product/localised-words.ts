import { type Locale, locales } from '#i18n/locale.ts';
import type { Maker } from '../catalogue-tables.ts';
import { serverMessages } from '../server-messages.ts';

/** What a unit of the catalogue is called in a language; one that the shop does not know is called by its code. */
export const unitName = (unit: string, locale: Locale): string => serverMessages[locale].units[unit] ?? unit;

/** A maker and who answers for it in the Union, their countries in this language. */
export function makerIn(maker: Maker | null, locale: Locale): Maker | null {
  if (!maker) return null;
  const localised = <Company extends { readonly address: string }>(company: Company): Company => ({
    ...company,
    address: addressIn(company.address, locale),
  });
  return { ...localised(maker), responsible: maker.responsible && localised(maker.responsible) };
}

/** An address is written once; its country, after the last comma, is said as the reader says it: 'Stuttgart, Alemanya'. */
export function addressIn(address: string, locale: Locale): string {
  const [, before = '', country = ''] = /^(.*,\s*)([^,]+)$/s.exec(address) ?? [];
  const code = (countryCodes ??= readCountryCodes()).get(country.toLowerCase());
  return code ? before + countryName(locale).of(code)! : address;
}

let countryCodes: ReadonlyMap<string, string> | undefined;

const countryName = (locale: Locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** The codes of all countries by their names in the shop's languages, in small letters. */
function readCountryCodes(): ReadonlyMap<string, string> {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    locales.flatMap((locale) => {
      const names = countryName(locale);
      return codes.flatMap((code) => {
        const name = names.of(code);
        return name === undefined ? [] : [[name.toLowerCase(), code] as const];
      });
    }),
  );
}
