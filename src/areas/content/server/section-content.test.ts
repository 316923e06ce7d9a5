import { expect, test } from 'vitest';
import { readQuestionFiles } from './questions.ts';
import { createSectionContent, readGuideFiles, readTileFiles } from './section-content.ts';

const facts = () => ({ phone: '93 000 00 00' });
const drills = '/catalog/taladros';

const guideFiles = (body = 'Llámanos al {{phone}}.') => ({
  es: `---\ntitle: ¿12 V o 18 V?\nsections: [${drills}]\n---\n${body}`,
  ca: `---\ntitle: 12 V o 18 V?\n---\n${body}`,
});
const tileFiles = (link: string, sections = drills) => ({
  es: `---\nlabel: Guía\ntitle: Una\ntext: Dos\naction: Ver\nlink: '${link}'\npicture: /scenes/a.svg\nsections: [${sections}]\n---\n`,
  ca: `---\nlabel: Guia\ntitle: Una\ntext: Dues\naction: Mira\n---\n`,
});
const none = new Map();

test('a section has its own guide, in the language of the page, and no other has it', () => {
  const guides = new Map([['taladros', readGuideFiles(guideFiles(), 'taladros', facts)]]);
  const content = createSectionContent({ guides, tiles: none, questions: none, isOpen: () => true });
  expect(content.get(drills, 'ca')).toEqual({
    guide: { title: '12 V o 18 V?', html: '<p>Llámanos al 93 000 00 00.</p>' },
    tile: null,
  });
  expect(content.get('/catalog/sierras', 'es')).toEqual({ guide: null, tile: null });
});

test('a tile leads to the guide only where there is one', () => {
  const guides = new Map([['taladros', readGuideFiles(guideFiles(), 'taladros', facts)]]);
  const tiles = new Map([['guia', readTileFiles(tileFiles('#guide', `${drills}, /catalog/sierras`), 'guia', facts)]]);
  const content = createSectionContent({ guides, tiles, questions: none, isOpen: () => true });
  expect(content.get(drills, 'es').tile).toMatchObject({ label: 'Guía', text: 'Dos', url: '#guide' });
  expect(content.get('/catalog/sierras', 'es').tile).toBeNull();
});

test('a tile whose promotion has ended makes room for the next one', () => {
  const tiles = new Map([
    ['a', readTileFiles(tileFiles('/promotions/verano'), 'a', facts)],
    ['b', readTileFiles(tileFiles('/tools-by-job/podar'), 'b', facts)],
  ]);
  const content = createSectionContent({
    guides: none,
    tiles,
    questions: none,
    isOpen: (path) => path !== '/promotions/verano',
  });
  expect(content.get(drills, 'ca').tile).toMatchObject({ url: '/tools-by-job/podar', text: 'Dues' });
});

test.each(['https://example.com', '//example.com', 'javascript:alert(1)', '/a b', ''])(
  'refuses the link %j, which leaves the shop',
  (link) => {
    expect(() => readTileFiles(tileFiles(link), 'a', facts)).toThrow('link');
  },
);

test('says which key is wrong', () => {
  expect(() =>
    readGuideFiles({ ...guideFiles(), ca: '---\ntitle: A\nsections: [/catalog/a]\n---\n' }, 'a', facts),
  ).toThrow('sections');
  expect(() => readGuideFiles({ ...guideFiles(), ca: '---\n{}\n---\n' }, 'a', facts)).toThrow('title');
});

test('a table of options heads its rows, marks the usual choice, and can be scrolled with the keyboard', () => {
  const table = '::: options 12 V o "18 V"\n| | 12 V | **18 V** |\n| --- | --- | --- |\n| Para | Muebles | Obra |\n:::';
  const { html } = readGuideFiles(guideFiles(table), 'a', facts).es;
  expect(html).toContain('<div data-block="options" role="region" tabindex="0" aria-label="12 V o &quot;18 V&quot;">');
  expect(html).toContain('<td></td>\n<th scope="col">12 V</th>\n<th scope="col" data-usual><strong>18 V</strong></th>');
  expect(html).toContain('<th scope="row">Para</th>\n<td>Muebles</td>\n<td data-usual>Obra</td>');
});

test.each([
  '::: options\n| a | b | c |\n| --- | --- | --- |\n:::',
  '::: options Dos\n| a | b |\n| --- | --- |\n:::',
  '::: options Texto\nNada\n:::',
])('refuses the table of options %j', (body) => {
  expect(() => readGuideFiles(guideFiles(body), 'a', facts)).toThrow('line 5: a table of options');
});

test('questions stand in the first of their sections alone, so that search engines find them once', () => {
  const file = readQuestionFiles(
    {
      es: `---\nsections: [${drills}, /catalog/sierras]\nby: Núria\n---\n\n## ¿Una?\n\nSí.\n`,
      ca: '---\nby: Núria\n---\n\n## Una?\n\nSí, una.\n',
    },
    'taladros',
    facts,
  );
  const content = createSectionContent({
    ...{ guides: none, tiles: none, questions: new Map([['taladros', file]]), isOpen: () => true },
  });
  expect(content.get(drills, 'ca').questions).toEqual([{ question: 'Una?', answer: '<p>Sí, una.</p>', by: 'Núria' }]);
  expect(content.get('/catalog/sierras', 'es')).not.toHaveProperty('questions');
});
