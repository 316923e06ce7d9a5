import { splitLocale } from '#i18n/locale.ts';
import type { Screen } from '#values/screen.ts';
import { pathPattern } from './page-key.ts';

/**
 * The path under which a page is known: without doubled and trailing slashes, in lower case if that leads to a screen whose
 * path does not keep capitals. Any other spelling would be a second address of the same page.
 */
export function createTidyPath(screens: readonly Screen[]): (path: string) => string {
  const matchers = screens.map(({ path, keepsCase = false }) => ({ pattern: pathPattern(path), keepsCase }));
  return (path) => {
    const withoutSlashes = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (!hasCapitals(withoutSlashes)) return withoutSlashes;
    const lowered = withoutSlashes.toLowerCase();
    const match = matchers.find(({ pattern }) => pattern.test(splitLocale(lowered).path));
    return match && !match.keepsCase ? lowered : withoutSlashes;
  };
}

/** Percent-encoded characters may be written with capitals. */
const hasCapitals = (path: string): boolean => /[A-Z]/.test(path.replace(/%[\dA-F]{2}/gi, ''));
