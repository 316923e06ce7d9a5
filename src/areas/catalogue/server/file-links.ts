import type { Locale } from '#i18n/locale.ts';
import { slugOf } from '#values/slug.ts';
import type { CataloguePicture } from '../contract.ts';
import type { StoredDocument, StoredPicture } from './catalogue-tables.ts';

/** Where browsers find a stored picture. */
export const pictureOf = (stored: StoredPicture | null | undefined): CataloguePicture | null =>
  stored ? { url: `/pictures/${stored.hash}`, width: stored.width, height: stored.height } : null;

/** Where browsers find a stored document, and what it is called. */
export const documentLink = ({ name, hash, size }: StoredDocument, locale: Locale) => ({
  name: name[locale],
  url: `/documents/${hash}/${slugOf(name[locale]) || 'documento'}.pdf`,
  size,
});
