import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardWidths, Picture } from './picture.tsx';

const picture = { url: '/pictures/ab12', width: 1600, height: 1200, alt: 'Taladro' };

test('a picture keeps its room and waits until it comes near', () => {
  const markup = renderToStaticMarkup(<Picture picture={picture} sizes="272px" widths={cardWidths} />);
  expect(markup).toContain('width="1600" height="1200"');
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('src="/pictures/ab12/640.jpg"');
});

test('offers AVIF before WebP in every requested width', () => {
  const markup = renderToStaticMarkup(<Picture picture={picture} sizes="272px" widths={cardWidths} />);
  expect(markup.indexOf('image/avif')).toBeLessThan(markup.indexOf('image/webp'));
  for (const width of cardWidths) expect(markup).toContain(`/pictures/ab12/${width}.avif ${width}w`);
});

test('the picture that is waited for is fetched first', () => {
  const markup = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" eager />);
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).toContain('loading="eager"');
});
