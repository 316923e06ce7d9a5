import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';
import { wordingFaults } from './wording.ts';

type Node = { type: string; [key: string]: unknown };
/** The texts of a message and the parameters that it puts into them. */
interface Message {
  readonly text: string;
  readonly parameters: readonly string[];
  readonly usedParameters: readonly string[];
}

const root = new URL('../..', import.meta.url).pathname;
/** A language is named in its own words, and 'Pregunta a un especialista' is Catalan too. One or two words often coincide. */
const sameInBoth = /^(languages\..*|specialist|corrective\.simplified|corrects|receivedAfter)$/;
const words = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: unknown): unknown[] =>
  Array.isArray(node) ? node : typeof node === 'object' && node !== null ? Object.values(node) : [];

/** All texts in an expression, those of templates and of functions too. */
function textsIn(node: unknown): string[] {
  if (isNode(node) && node.type === 'StringLiteral') return [String(node.value)];
  if (isNode(node) && node.type === 'TemplateElement') return [String(node.cooked ?? node.raw)];
  return childrenOf(node).flatMap(textsIn);
}

function namesIn(node: unknown): string[] {
  if (isNode(node) && node.type === 'Identifier') return [String(node.value)];
  if (isNode(node) && node.type === 'TsTypeAnnotation') return [];
  return childrenOf(node).flatMap(namesIn);
}

function messageOf(value: Node): Message {
  const isFunction = value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression';
  const body = isFunction ? value.body : value;
  const used = new Set(namesIn(body));
  const parameters = isFunction ? namesIn(value.params) : [];
  return { text: textsIn(body).join('…'), parameters, usedParameters: parameters.filter((name) => used.has(name)) };
}

/** The value without `as const`, `satisfies …` and the like. */
function withoutType(value: Node | null | undefined): Node | null | undefined {
  return value && /^Ts(As|Const|Satisfies)/.test(value.type) ? withoutType(value.expression as Node) : value;
}

/** The messages of a source by key: `list.title`, `confirm.steps`. */
function messagesOf(source: string): Map<string, Message> {
  const found = new Map<string, Message>();
  const read = (object: Node, path: string): void => {
    for (const property of object.properties as Node[]) {
      const key = property.key as { value?: unknown } | undefined;
      const value = withoutType(property.value as Node | null);
      if (!key || !value) continue;
      if (value.type === 'ObjectExpression') read(value, `${path}${String(key.value)}.`);
      else found.set(`${path}${String(key.value)}`, messageOf(value));
    }
  };
  const visit = (node: unknown): void => {
    if (!isNode(node) || node.type !== 'VariableDeclarator') return childrenOf(node).forEach(visit);
    const value = withoutType(node.init as Node | null);
    const name = String((node.id as { value?: unknown }).value);
    if (value?.type === 'ObjectExpression') read(value, /^(es|ca)$/.test(name) ? '' : `${name}.`);
  };
  visit(parseSync(source, { syntax: 'typescript' }));
  return found;
}

/** Typographic apostrophes (’) only: the straight one is a sign of code. */
const straightApostrophes = (texts: Map<string, Message>): string[] =>
  [...texts].filter(([, { text }]) => /\p{L}'\p{L}/u.test(text)).map(([key, { text }]) => `${key}: ${text}`);

type Language = 'es' | 'ca';
const misspelt = (texts: Map<string, Message>, language: Language): string[] =>
  [...texts].flatMap(([key, { text }]) => wordingFaults(text, language).map((fault) => `${key}: ${fault}`));

/** A number and its unit stay on one line: the space between them does not break. */
const breakingUnits = (texts: Map<string, Message>): string[] =>
  [...texts].filter(([, { text }]) => /[\d…] (€|%|km|kg|mm|ud?\.)(?!\p{L})/u.test(text)).map(([key]) => key);

/** What is missing, empty or left in Spanish. */
function faults(es: Map<string, Message>, ca: Map<string, Message>): string[] {
  const missing = [...es.keys()].filter((key) => !ca.has(key)).map((key) => `${key}: not in Catalan`);
  const extra = [...ca.keys()].filter((key) => !es.has(key)).map((key) => `${key}: not in Spanish`);
  const wrong = [...es].flatMap(([key, spanish]) => {
    const catalan = ca.get(key);
    if (!catalan) return [];
    const isEmpty = ({ text, parameters }: Message) => text.trim() === '' && parameters.length === 0;
    return [
      ...(isEmpty(spanish) || isEmpty(catalan) ? [`${key}: empty`] : []),
      ...(words(spanish.text) >= 3 && !sameInBoth.test(key) && spanish.text === catalan.text
        ? [`${key}: the same in both languages`]
        : []),
      ...(spanish.usedParameters.length === catalan.usedParameters.length ? [] : [`${key}: uses other parameters`]),
    ];
  });
  return [...missing, ...extra, ...wrong];
}

const files = globSync('src/**/*messages.es.ts', { cwd: root });
const read = (file: string): Map<string, Message> => messagesOf(readFileSync(`${root}${file}`, 'utf8'));

describe('messages', () => {
  test.each(files)('%s is translated', (file) => {
    const es = read(file);
    expect(es.size).toBeGreaterThan(0);
    expect(faults(es, read(file.replace('.es.ts', '.ca.ts')))).toEqual([]);
  });

  test.each(files)('%s and its translation have typographic apostrophes', (file) => {
    const ca = read(file.replace('.es.ts', '.ca.ts'));
    expect([...straightApostrophes(read(file)), ...straightApostrophes(ca)]).toEqual([]);
  });

  test.each(files)('%s and its translation keep numbers with their units', (file) => {
    const ca = read(file.replace('.es.ts', '.ca.ts'));
    expect([...breakingUnits(read(file)), ...breakingUnits(ca)]).toEqual([]);
  });

  test.each(files)('%s and its translation are spelt as a native writes', (file) => {
    const ca = read(file.replace('.es.ts', '.ca.ts'));
    expect([...misspelt(read(file), 'es'), ...misspelt(ca, 'ca')]).toEqual([]);
  });

  test('are found in every area', () => expect(files.length).toBeGreaterThan(10));
});

describe('the check', () => {
  const compare = (es: string, ca: string): string[] =>
    faults(messagesOf(`export const es = {${es}};`), messagesOf(`export const ca = {${ca}} satisfies Messages;`));

  test('sees a Spanish text in a Catalan function', () => {
    const text = 'a: (n: number) => `Quedan ${n} unidades de este producto`';
    expect(compare(text, text)).toEqual(['a: the same in both languages']);
    const block = "a: (n: number) => { if (n === 1) return 'Queda una sola unidad'; return `Quedan ${n}`; }";
    expect(compare(block, block)).toEqual(['a: the same in both languages']);
  });

  test('sees a parameter that is left out', () => {
    expect(compare('a: (n: number) => `Hay ${n}`', "a: (n: number) => 'Hi ha'")).toEqual(['a: uses other parameters']);
    expect(compare('a: (n: number) => `Hay ${n}`', "a: () => 'Hi ha'")).toEqual(['a: uses other parameters']);
  });

  test('sees empty and missing texts', () => {
    expect(compare("a: { b: 'Hola' }", "a: { b: '' }")).toEqual(['a.b: empty']);
    expect(compare("a: 'Hola', b: 'Adiós'", "a: 'Hola'")).toEqual(['b: not in Catalan']);
  });

  test('sees a straight apostrophe between letters', () => {
    const texts = messagesOf(
      'export const ca = { a: "l\'obra", b: (n: number) => `${n} d\'elles`, c: "l’eina", d: "\'així\'" };',
    );
    expect(straightApostrophes(texts).map((fault) => fault[0])).toEqual(['a', 'b']);
  });

  test('sees another form of address, calques and missing signs', () => {
    const es = messagesOf('export const es = { a: "Pulse aquí", b: "Qué buscas?", c: (n) => `¿Quitar ${n}? ¡Sí!` };');
    expect(misspelt(es, 'es')).toEqual(['a: Pulse', 'b: ¿…?']);
    const ca = messagesOf('export const ca = { a: "Vés-hi", b: "¿Quant?", c: "desde ara...", d: "Des de quan?" };');
    expect(misspelt(ca, 'ca')).toEqual(['a: Vés', 'b: ¿¡', 'c: desde', 'c: ... or "']);
  });

  test('sees a space between a number and its unit that breaks', () => {
    const texts = messagesOf('export const es = { a: (n) => `${n} km`, b: "400 €", c: "400\\u00a0€", d: "5 uds" };');
    expect(breakingUnits(texts)).toEqual(['a', 'b']);
  });

  test('passes translated texts and names', () => {
    expect(compare('a: (n: number) => `Hay ${n}`, b: "VISA"', 'a: (n: number) => `Hi ha ${n}`, b: "VISA"')).toEqual([]);
  });
});

describe('the demo shop', () => {
  type Pair = Readonly<Record<Language, string>>;
  const isPair = (value: unknown): value is Pair =>
    typeof value === 'object' && value !== null && 'es' in value && 'ca' in value;

  /** The texts of a file's data by their place: 'visit.team.0.does'. */
  function pairsIn(value: unknown, path = ''): [string, Pair][] {
    if (isPair(value)) return [[path, value]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => pairsIn(child, `${path}${path && '.'}${key}`));
  }
  const pairFaults = (pairs: readonly [string, Pair][]): string[] => {
    const texts = (language: Language) =>
      new Map(
        pairs.map(([path, pair]): [string, Message] => [
          path,
          { text: pair[language] ?? '', parameters: [], usedParameters: [] },
        ]),
      );
    return [
      ...faults(texts('es'), texts('ca')),
      ...straightApostrophes(texts('es')),
      ...straightApostrophes(texts('ca')),
      ...misspelt(texts('es'), 'es'),
      ...misspelt(texts('ca'), 'ca'),
    ];
  };

  // What the search is told is about both languages at once.
  const texts = globSync('demo/shop/*.json', { cwd: root, exclude: ['demo/shop/search*.json'] });
  test.each(texts)('%s is in both languages', (file) => {
    const pairs = pairsIn(JSON.parse(readFileSync(`${root}${file}`, 'utf8')));
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairFaults(pairs)).toEqual([]);
  });

  test('would be found with a text that is missing, the same or has a straight apostrophe', () => {
    const data = {
      a: [{ es: 'Hola', ca: '' }],
      b: { es: 'Abrimos de lunes a viernes', ca: 'Abrimos de lunes a viernes' },
      c: { es: 'La obra', ca: "L'obra" },
    };
    expect(pairFaults(pairsIn(data))).toEqual(['a.0: empty', 'b: the same in both languages', "c: L'obra"]);
  });

  test('has each page in both languages', () => {
    const pages = globSync('demo/shop/**/*.es.*', { cwd: root });
    expect(pages.length).toBeGreaterThan(5);
    const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');
    for (const page of pages) {
      const catalan = textOf(page.replace('.es.', '.ca.'));
      expect([page, catalan === textOf(page)]).toEqual([page, false]);
      expect(catalan.replace(/<[^>]*>/g, '').match(/\p{L}'\p{L}/u)).toBeNull();
    }
  });

  test.each(globSync('demo/shop/**/*.{es,ca}.md', { cwd: root }))('%s is spelt as a native writes', (file) => {
    const text = readFileSync(`${root}${file}`, 'utf8').replaceAll(/\]\([^)]*\)/g, ']');
    expect(wordingFaults(text, file.endsWith('.ca.md') ? 'ca' : 'es')).toEqual([]);
  });
});
