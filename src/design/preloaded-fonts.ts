import text from './fonts/barlow-latin-400-normal.woff2?url';
import headings from './fonts/barlow-semi-condensed-latin-700-normal.woff2?url';

/**
 * What the first sight of every page is set in (text, headings and prices): `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`. The other weights come when the style sheet asks for them.
 */
export const preloadedFonts: readonly string[] = [text, headings];
