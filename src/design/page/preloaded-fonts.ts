import text from '../fonts/barlow-latin-400-normal.woff2?url';
import headings from '../fonts/barlow-semi-condensed-latin-700-normal.woff2?url';
import stage from '../fonts/barlow-semi-condensed-latin-800-normal.woff2?url';

/**
 * The fonts of the first visible part of every page (text, headings and prices), for `<link rel="preload" as="font"
 * type="font/woff2" crossorigin>`. The other weights are loaded when the style sheet needs them.
 */
export const preloadedFonts: readonly string[] = [text, headings];

/** The largest text, on the home page: preloaded so that its lines do not change when the font arrives. */
export const stageFont: string = stage;
