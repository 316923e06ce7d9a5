import text from '../fonts/barlow-latin-400-normal.woff2?url';
import headings from '../fonts/barlow-semi-condensed-latin-700-normal.woff2?url';
import stage from '../fonts/barlow-semi-condensed-latin-800-normal.woff2?url';

/**
 * What the first sight of every page is set in (text, headings and prices): `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`. The other weights come when the style sheet asks for them.
 */
export const preloadedFonts: readonly string[] = [text, headings];

/** The largest letters, on the home page's stage: their lines must not break anew when the font arrives. */
export const stageFont: string = stage;
