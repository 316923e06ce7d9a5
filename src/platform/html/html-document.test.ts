import { expect, test } from 'vitest';
import { headScript } from './head-script.ts';
import { errorDocument, htmlDocument, tooManyPagesDocument } from './html-document.ts';

test('puts head, assets, markup and data where the browser looks for them', () => {
  const document = htmlDocument({
    locale: 'ca',
    themeColour: '#14171a',
    head: '<title>Serres</title>',
    assets: '<script type="module" src="/assets/a.js"></script>',
    before: '<svg></svg>',
    html: Buffer.from('<main>€</main>'),
    data: Buffer.from('{"loaderData":{}}'),
  });
  expect(document.toString()).toBe(
    '<!doctype html><html lang="ca"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<script>${headScript}</script><meta name="theme-color" content="#14171a">` +
      '<link rel="icon" href="/favicon.ico" sizes="32x32">' +
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/ca/manifest.webmanifest">' +
      '<title>Serres</title><script type="module" src="/assets/a.js"></script></head>' +
      '<body><svg></svg><div id="root"><main>€</main></div>' +
      '<script type="application/json" id="page-data">{"loaderData":{}}</script></body></html>',
  );
});

test.each(['es', 'ca'] as const)('says in %s that there were too many pages, with a link to try again', (locale) => {
  const document = tooManyPagesDocument(locale);
  expect(document).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`));
  expect(document).toMatch(/<title>([^<]+)<\/title><\/head><body><main><h1>\1<\/h1><p>[^<]+<\/p>/);
  expect(document).toMatch(/<a href="">[^<]+<\/a><\/p><\/main><\/body><\/html>$/);
});

test.each([
  [404, 'No lo hemos encontrado'],
  [499, 'No lo hemos encontrado'],
  [500, 'Algo ha ido mal'],
  [503, 'Ahora mismo no podemos atenderte'],
])('has a title of its own for a failure with %i', (statusCode, title) => {
  expect(errorDocument('es', statusCode)).toContain(`<h1>${title}</h1>`);
});
