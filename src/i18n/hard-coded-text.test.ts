import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
/** Attributes with text for people, read or spoken. */
const textAttributes = new Set([
  'aria-label',
  'aria-description',
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

/** Finds texts for people in a component's code. */
function hardCodedTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'JSXText' && hasWord(String(node.value))) found.push(String(node.value).trim());
    if (node.type === 'JSXAttribute') {
      const name = (node.name as { value?: string; name?: { value: string } }).value ?? '';
      const text = node.value as { type?: string; value?: unknown } | null;
      if (textAttributes.has(name) && text?.type === 'StringLiteral' && hasWord(String(text.value)))
        found.push(`${name}="${String(text.value)}"`);
    }
    if (node.type === 'JSXExpressionContainer') {
      const inner = node.expression as { type?: string; value?: unknown } | undefined;
      if (inner?.type === 'StringLiteral' && hasWord(String(inner.value))) found.push(String(inner.value));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }));
  return found;
}

describe('texts for people', () => {
  test('are never in a component', () => {
    const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
    expect(files.length).toBeGreaterThan(10);
    const findings = files.flatMap((file) =>
      hardCodedTexts(readFileSync(`${root}${file}`, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(findings).toEqual([]);
  });

  test('would be found', () => {
    expect(hardCodedTexts('const a = <p>Hola <b title="Adiós">{"otra"}</b></p>;')).toEqual([
      'Hola',
      'title="Adiós"',
      'otra',
    ]);
    expect(hardCodedTexts('const a = <p className="box">{t.hello} · 18 €</p>;')).toEqual([]);
  });
});
