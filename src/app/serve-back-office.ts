import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StaffScreen } from '#routes/staff-screens.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { serverMessages } from '#platform/html/server-messages.ts';

interface BackOfficeParts {
  /** The build's folder, with its manifest. */
  readonly folder: string;
  /** Where its scripts and styles are; the first that has one serves it. */
  readonly assets: readonly string[];
  readonly screens: readonly StaffScreen[];
  readonly shopName: string;
  /** In which the shop speaks to its customers. */
  readonly languages: readonly Locale[];
  readonly https: boolean;
  readonly isDemo: boolean;
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
const entry = 'src/entry/staff.tsx';

/**
 * Serves the back office below /backoffice: one document for all screens, which its script draws, as nothing is known of the
 * person before they sign in. Nobody may store, index or frame it, and it loads nothing but its own files.
 */
export async function serveBackOffice(server: FastifyInstance, parts: BackOfficeParts): Promise<void> {
  await server.register(fastifyStatic, {
    root: [...parts.assets],
    prefix: '/backoffice/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (path.includes('licences.txt')) void reply.header('cache-control', 'public, max-age=86400');
    },
  });
  const document = backOfficeDocument(parts);
  const policy = [
    "default-src 'none'",
    ...['script-src', 'style-src', 'font-src', 'connect-src', 'form-action'].map((kind) => `${kind} 'self'`),
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(parts.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  };
  const send = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).headers(headers).send(document);
  for (const { path } of parts.screens)
    server.get(path === '/' ? '/backoffice' : `/backoffice${path}`, (_request, reply) => send(reply, 200));
  // The script says so in the frame.
  server.get('/backoffice/*', (_request, reply) => send(reply, 404));
  server.get('/backoffice/', (_request, reply) => reply.redirect('/backoffice', 301));
}

function backOfficeDocument({ folder, shopName, languages, isDemo }: BackOfficeParts): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const { file, imports = [] } = manifest[entry]!;
  const address = (name: string): string => `/backoffice/${name}`;
  const name = escapeHtml(shopName);
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">',
    `<meta name="color-scheme" content="light dark"><meta name="application-name" content="${name}"><title>${name}</title>`,
    `<meta name="languages" content="${languages.join(' ')}">`,
    ...(isDemo ? ['<meta name="demo" content="">'] : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="stylesheet" href="${address(manifest['style.css']!.file)}">`,
    ...imports.map((chunk) => `<link rel="modulepreload" href="${address(manifest[chunk]!.file)}">`),
    `<script type="module" src="${address(file)}"></script></head><body><div id="root"></div><noscript>`,
    ...locales.map((locale) => `<p lang="${locale}">${escapeHtml(serverMessages[locale].staffNeedsScripts)}</p>`),
    '</noscript></body></html>',
  ].join('');
}
