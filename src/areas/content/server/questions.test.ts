import { expect, test } from 'vitest';
import { createQuestions, readQuestionFiles } from './questions.ts';

const facts = () => ({ phone: '93 000 00 00' });
const tools = '/catalog/herramientas';
const drills = `${tools}/taladros`;

const filesOf = ({ front = `sections: [${drills}]`, es = '## ¿Una?\n\nSí.', ca = '## Una?\n\nSí.' } = {}) => ({
  es: `---\nby: 'Núria, del taller'\n${front}\n---\n${es}`,
  ca: `---\nby: 'Núria, del taller'\n---\n${ca}`,
});
const entriesOf = (...files: readonly (readonly [name: string, ...Parameters<typeof filesOf>])[]) =>
  new Map(files.map(([name, given]) => [name, readQuestionFiles(filesOf(given), name, facts)]));
const drill = { sectionUrl: `${drills}/percutores`, attributes: { voltage: [18], power: ['battery'] } };

test('gives the questions of a section and those above, in the language of the page', () => {
  const find = createQuestions(
    entriesOf([
      'taladros',
      {
        es: '## ¿Una?\n\nLlama al {{phone}} o mira [esto](/faq).\n\n## ¿Dos?\n\n**No**.',
        ca: '## Una?\n\nTruca al {{phone}} o mira [això](/faq).\n\n## Dues?\n\n**No**.',
      },
    ]),
  );
  expect(find(drill, 'ca')).toEqual([
    {
      question: 'Una?',
      answer: '<p>Truca al 93 000 00 00 o mira <a href="/ca/faq">això</a>.</p>',
      by: 'Núria, del taller',
    },
    { question: 'Dues?', answer: '<p><strong>No</strong>.</p>', by: 'Núria, del taller' },
  ]);
  expect(find({ ...drill, sectionUrl: tools }, 'es')).toEqual([]);
  expect(find({ ...drill, sectionUrl: `${drills}-de-banco` }, 'es')).toEqual([]);
});

test.each([
  ['attribute: voltage', 1],
  ['attribute: voltage, is: [18]', 1],
  ['attribute: power, is: [cable, battery]', 1],
  ['attribute: voltage, is: [12]', 0],
  ['attribute: weight', 0],
])('asks for the attribute {%s}', (where, count) => {
  const find = createQuestions(entriesOf(['una', { front: `sections: [${tools}]\nwhere: { ${where} }` }]));
  expect(find(drill, 'es')).toHaveLength(count);
});

test('puts the narrowest section first, in it what is said of an attribute', () => {
  const asking = (words: string, front: string) => ({ front, es: `## ${words}\n\nSí.`, ca: `## ${words}\n\nSí.` });
  const find = createQuestions(
    entriesOf(
      ['a', asking('wide', `sections: [${tools}]`)],
      ['b', asking('narrow', `sections: [${tools}, ${drills}]`)],
      ['c', asking('wide attribute', `sections: [${tools}]\nwhere: { attribute: voltage }`)],
      ['d', asking('narrow attribute', `sections: [${drills}]\nwhere: { attribute: voltage }`)],
    ),
  );
  expect(find(drill, 'es').map(({ question }) => question)).toEqual([
    'narrow attribute',
    'narrow',
    'wide attribute',
    'wide',
  ]);
});

test.each([
  [{ front: 'sections: [taladros]' }, 'sections'],
  [{ front: `sections: [${drills}]\nwhere: { is: [18] }` }, 'where.attribute'],
  [{ es: 'Nada' }, 'line 5: a question begins with ##'],
  [{ es: '## ¿Una?\n\nSí.\n\n## ¿Dos?\n' }, 'line 9: an answer'],
  [{ es: '## ¿Una?\n\n![Foto](/a.svg)' }, 'line 5: an answer'],
  [{ es: '## ¿Una?\n\n### Más\n\nSí.' }, 'line 5: an answer'],
  [{ es: '## ¿Una?\n\n[Aquí](javascript:alert(1))' }, 'the link javascript:'],
  [{ es: '## ¿Una?\n\nSí.\n\n## ¿Dos?\n\nNo.' }, 'as many questions'],
  [{ es: '' }, '1 to 20 questions'],
])('says what is wrong with %j', (given, reason) => {
  expect(() => readQuestionFiles(filesOf(given), 'una', facts)).toThrow(reason);
});

test('shows HTML in an answer as text', () => {
  const { es } = readQuestionFiles(filesOf({ es: '## ¿Una?\n\n<script>alert(1)</script>' }), 'una', facts);
  expect(es.questions[0]!.answer).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
});
