import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** Attributes with text for people, read or spoken. */
const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'content',
]);
/** Names and abbreviations that are the same in every language. */
const untranslatable = /^(width=device-width.*|[A-Z]{2,4}|VISA|Mastercard|Bizum|seQura|Crediya|noindex.*)$/;
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !untranslatable.test(text.trim());

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The literal texts that an expression may become: of both branches, and of the parts of a template. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'StringLiteral':
      return [String(node.value)];
    case 'TemplateLiteral':
      return (node.quasis as Node[]).map(({ cooked, raw }) => String(cooked ?? raw));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'BinaryExpression':
      return ['+', '||', '&&', '??'].includes(String(node.operator)) ? [node.left, node.right].flatMap(literalsOf) : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Finds texts for people in a component's code. */
function hardCodedTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown, inAttribute = false): void => {
    if (!isNode(value)) return childrenOf(value).forEach((child) => visit(child, inAttribute));
    if (value.type === 'JSXText' && hasWord(String(value.value))) found.push(String(value.value).trim());
    if (value.type === 'JSXAttribute') {
      const name = (value.name as { value?: string }).value ?? '';
      const texts = textAttributes.has(name) ? literalsOf(value.value) : [];
      found.push(...texts.filter(hasWord).map((text) => `${name}="${text}"`));
    }
    if (value.type === 'JSXExpressionContainer' && !inAttribute) found.push(...literalsOf(value).filter(hasWord));
    const isInside = value.type === 'JSXAttribute' || (inAttribute && value.type !== 'JSXElement');
    Object.values(value).forEach((child) => visit(child, isInside));
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

const isMessages = (file: string): boolean => /messages(\.\w\w)?\.ts$/.test(file);
const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

function stringsIn(source: string, tsx: boolean): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (isNode(value) && value.type === 'ImportDeclaration') return;
    // Keys of messages are codes: 'order.refund'.
    if (isNode(value) && value.type === 'KeyValueProperty') return visit(value.value);
    if (isNode(value) && value.type === 'StringLiteral') found.push(String(value.value));
    if (isNode(value) && value.type === 'TemplateElement') found.push(String(value.cooked ?? value.raw));
    childrenOf(value).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }));
  return found;
}

const messageFiles = globSync('src/**/*messages.{es,ca}.ts', { cwd: root });
const shopWords = new Set(messageFiles.flatMap((file) => stringsIn(read(file), false)).flatMap(wordsOf));
/** Words that are English too, so that names and texts for developers pass. */
const spanishSigns = /[áéíóúàèòïñç¿¡]|\p{L}·\p{L}/iu;

/** English words of commands and reports that links, names and Catalan in messages have too. */
const ofCommands = new Set(['orders', 'payments', 'shop', 'has', 'not', 'parts', 'text']);

/** Whether a text in code is Spanish or Catalan: two words or more, all of them words of the shop's texts, or with its letters. */
const isInShopLanguage = (text: string): boolean => {
  const words = wordsOf(text);
  if (words.length < 2 || !/\s/.test(text.trim())) return false;
  return spanishSigns.test(text) || words.every((word) => shopWords.has(word) && !ofCommands.has(word));
};

/** Files with both languages side by side, with words that are looked for, and the questions to a Spanish shopkeeper. */
const withTexts = [
  'src/areas/search/server/language/',
  'src/i18n/wording.ts',
  'src/areas/delivery/server/geo/street-types.ts',
  'src/app/shop-new/',
  'src/app/commands/shop-new.ts',
];

describe('texts for people', () => {
  test('are never in a component', () => {
    const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(10);
    const findings = files.flatMap((file) => hardCodedTexts(read(file)).map((text) => `${file}: ${text}`));
    expect(findings).toEqual([]);
  });

  test('are nowhere in code but in messages: not in mails, documents, answers or commands', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !isTest(file) && !isMessages(file) && !withTexts.some((path) => file.startsWith(path)),
    );
    expect(files.length).toBeGreaterThan(500);
    const findings = files.flatMap((file) =>
      stringsIn(read(file), file.endsWith('.tsx'))
        .filter(isInShopLanguage)
        .map((text) => `${file}: ${text}`),
    );
    expect(findings).toEqual([]);
  });
});

describe('the check', () => {
  test.each([
    ['text', 'const a = <p>Hola</p>;', ['Hola']],
    ['a literal', 'const a = <b>{"otra"}</b>;', ['otra']],
    ['a branch', "const a = <b>{is ? 'Abierto' : 'Cerrado'}</b>;", ['Abierto', 'Cerrado']],
    ['a condition', "const a = <b>{is && 'Abierto'}</b>;", ['Abierto']],
    ['a template', 'const a = <b>{`Quedan ${n}`}</b>;', ['Quedan ']],
    ['aria-label', 'const a = <b aria-label="Cerrar" />;', ['aria-label="Cerrar"']],
    ['aria-label of an expression', 'const a = <b aria-label={`Quitar ${n}`} />;', ['aria-label="Quitar "']],
    ['alt', 'const a = <img alt="Mapa" />;', ['alt="Mapa"']],
    ['title', "const a = <b title={is ? 'Sí' : t.no} />;", ['title="Sí"']],
    ['placeholder', 'const a = <input placeholder="Calle" />;', ['placeholder="Calle"']],
  ])('finds %s in a component', (_kind, source, texts) => {
    expect(hardCodedTexts(source)).toEqual(texts);
  });

  test('passes names of classes, links and signs in a component', () => {
    expect(hardCodedTexts('const a = <p className={`box ${b}`} href={"/x"}>{t.hello} · 18 €</p>;')).toEqual([]);
  });

  test.each([
    ['a mail', "const mail = { subject: 'Tu pedido está listo' };"],
    ['a document', "page.text('Factura simplificada', 10, 20);"],
    ['an answer', "const body = { message: 'Pedido no encontrado' };"],
    ['a template', 'const line = `Total con IVA: ${total}`;'],
    ['Catalan', "const mail = { subject: 'La teva comanda' };"],
  ])('finds %s', (_kind, source) => {
    expect(stringsIn(source, false).filter(isInShopLanguage)).toHaveLength(1);
  });

  test('passes texts for developers', () => {
    const source = "throw new Error('the order has no payment'); log.warn('could not reach the database');";
    expect(stringsIn(source, false).filter(isInShopLanguage)).toEqual([]);
  });
});
