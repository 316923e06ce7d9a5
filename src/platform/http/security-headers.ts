import { splitLocale } from '#i18n/locale.ts';
import type { TagSources } from '../measurement-settings.ts';
import { headScriptSource } from '../html/head-script.ts';

const permissionsPolicy = ({ geolocation }: { geolocation: boolean }): string =>
  `camera=(), microphone=(), geolocation=(${geolocation ? 'self' : ''})`;

/**
 * The permissions of the shop's pages, in place of those of all other answers: the map asks for the position. All pages have
 * them, as a browser goes by those of the page that was loaded, from which links lead on without a load.
 */
export const pagePermissions = { 'permissions-policy': permissionsPolicy({ geolocation: true }) };

export type SecurityHeaders = Readonly<Record<string, string>>;

/** What pages may reach beside the shop itself. */
interface AllowedOrigins {
  /** Where the map's style, tiles and glyphs come from; none for the embedded map. */
  readonly mapOrigins?: readonly string[];
  /** Banks and lenders that pages send the customer to with a form. */
  readonly formOrigins?: readonly string[];
  /** A lender whose script and frame run within a page. */
  readonly embeddedOrigins?: readonly string[];
  /** Tags that measure visits, on every page: pages are cached, so the policy cannot depend on the visitor's consent. */
  readonly tagSources?: TagSources;
}

interface HeaderOptions extends AllowedOrigins {
  readonly https: boolean;
  /** Whether browsers must use https for all hosts below the shop's, too, which the shop may not serve. */
  readonly hstsSubdomains?: boolean;
}

/** Headers of every answer. Scripts and styles only from the shop's own files; nobody may frame its pages. */
export function securityHeaders(options: HeaderOptions): SecurityHeaders {
  const listed = (...lists: readonly (readonly string[] | undefined)[]): string =>
    lists
      .flatMap((origins) => origins ?? [])
      .map((origin) => ` ${origin}`)
      .join('');
  const { mapOrigins, formOrigins, embeddedOrigins, tagSources } = options;
  const connected = listed(mapOrigins, embeddedOrigins, tagSources?.connections);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${headScriptSource}${listed(embeddedOrigins, tagSources?.scripts)}`,
    "style-src 'self'",
    `img-src 'self' data:${listed(mapOrigins, tagSources?.pictures)}`,
    ...(connected ? [`connect-src 'self'${connected}`] : []),
    ...(embeddedOrigins?.length ? [`frame-src 'self'${listed(embeddedOrigins)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${listed(formOrigins)}`,
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
    'permissions-policy': permissionsPolicy({ geolocation: false }),
    ...(options.https && {
      'strict-transport-security': `max-age=31536000${options.hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/**
 * The security headers by address: of all pages only the checkout runs a lender's script, and only it and the pages of an
 * order, where it is paid again, may send a form to a bank. None of these pages is cached.
 */
export function securityHeadersByPath(options: HeaderOptions): (url: string) => readonly (readonly [string, string])[] {
  const { formOrigins: _forms, embeddedOrigins: _embedded, ...everywhere } = options;
  const { embeddedOrigins: _noScripts, ...paying } = options;
  const common = Object.entries(securityHeaders(everywhere));
  const ofOrder = Object.entries(securityHeaders(paying));
  const ofCheckout = Object.entries(securityHeaders(options));
  return (url) => {
    const { path } = splitLocale(url.split('?', 1)[0]!);
    if (checkoutPath.test(path)) return ofCheckout;
    return orderPath.test(path) ? ofOrder : common;
  };
}

const checkoutPath = /^\/checkout\/?$/;
const orderPath = /^\/(?:order\/confirm|profile\/orders)\/\d+\/?$/;

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
