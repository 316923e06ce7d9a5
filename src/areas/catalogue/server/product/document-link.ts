import type { Locale } from '#i18n/locale.ts';
import { slugOf } from '#values/slug.ts';
import type { StoredDocument } from '../catalogue-tables.ts';

export const documentLink = ({ name, hash, size }: StoredDocument, locale: Locale) => ({
  name: name[locale],
  url: `/documents/${hash}/${slugOf(name[locale]) || 'documento'}.pdf`,
  size,
});
