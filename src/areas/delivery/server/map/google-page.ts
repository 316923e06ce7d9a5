import { randomBytes } from 'node:crypto';
import { escapeHtml } from '#values/escape-html.ts';

/**
 * The document of the frame with Google's map, with headers of its own. The policy is the strict one of Google's guide
 * (developers.google.com/maps/documentation/javascript/content-security-policy), for this document alone; only the shop's
 * pages may frame it.
 */
export function googleMapPage({ key, script }: { key: string; script: string }) {
  const nonce = randomBytes(16).toString('base64url');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
    `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
    "img-src 'self' https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:",
    "connect-src 'self' https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
    'font-src https://fonts.gstatic.com',
    'frame-src https://*.google.com',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    headers: {
      'content-security-policy': policy.join('; '),
      'x-frame-options': 'SAMEORIGIN',
      // A nonce is used once.
      'cache-control': 'no-store',
    },
    html:
      '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Google Maps</title>' +
      `<style nonce="${nonce}">html,body,#map{height:100%;margin:0}</style></head>` +
      `<body data-key="${escapeHtml(key)}"><div id="map"></div>` +
      `<script nonce="${nonce}" type="module" src="${script}"></script></body></html>`,
  };
}
