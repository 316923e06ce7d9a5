import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegalNotices } from './legal-notices.tsx';

const words = {
  title: 'Garantía legal: 3 años',
  text: 'La ley te protege.',
  url: 'https://europa.eu/x',
  image: null,
};
const official = { ...words, image: '/guarantee-notice.es.svg' };

test.each(['before', 'after'] as const)('the official notice replaces its words %s the order', (moment) => {
  const withWords = renderToStaticMarkup(<LegalNotices guarantee={words} moment={moment} />);
  expect(withWords).toContain('<p>La ley te protege.</p>');
  expect(withWords).not.toContain('<img');

  const withFile = renderToStaticMarkup(<LegalNotices guarantee={official} moment={moment} />);
  expect(withFile).toContain('<img src="/guarantee-notice.es.svg" alt="La ley te protege."/>');
  expect(withFile).not.toContain('<p>La ley te protege.</p>');
  for (const part of ['Garantía legal: 3 años', 'href="https://europa.eu/x"', 'Derecho de desistimiento'])
    expect(withFile).toContain(part);
});
