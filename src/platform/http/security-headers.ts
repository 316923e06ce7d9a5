import { headScriptSource } from '../pages/head-script.ts';

/** Headers of every answer. Scripts and styles only from the shop's own files; nobody may frame its pages. */
export function securityHeaders(options: {
  https: boolean;
  /** Where the map's style, tiles and glyphs come from; none for the embedded map. */
  mapOrigins?: readonly string[];
}): Readonly<Record<string, string>> {
  const ofMap = (options.mapOrigins ?? []).map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${headScriptSource}`,
    "style-src 'self'",
    `img-src 'self' data:${ofMap}`,
    ...(ofMap ? [`connect-src 'self'${ofMap}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Only documents obey these; a page loads dozens of scripts, styles, fonts and pictures, and they would be 400 bytes of each. */
const documentHeaders: ReadonlySet<string> = new Set([
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]);
const partOfPage = /^(?:image\/(?:avif|webp|jpeg|png)|font\/|text\/css|(?:text|application)\/javascript)/;

/** Whether a response of this content type needs the header. A drawing (SVG) may be opened as a document. */
export const needsHeader = (name: string, contentType: unknown): boolean =>
  !documentHeaders.has(name) || !partOfPage.test(String(contentType));
