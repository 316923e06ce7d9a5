import type { Locale } from '#i18n/locale.ts';
import { Select } from './select.tsx';
import { shopLanguages } from './shop-name.ts';

interface MailLanguageProps {
  readonly label: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
  readonly languages?: readonly Locale[];
}

/** In which of the shop's languages somebody is written to; a shop that has one does not ask. */
export const MailLanguage = ({ label, names, value, onChange, languages = shopLanguages() }: MailLanguageProps) =>
  languages.length > 1 && (
    <Select
      label={label}
      value={value}
      options={languages.map((locale) => [locale, names[locale]] as const)}
      onChange={({ target }) => onChange(target.value as Locale)}
    />
  );
