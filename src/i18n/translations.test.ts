import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Messages = { readonly [key: string]: string | ((...parameters: never[]) => string) | Messages };

const root = new URL('../..', import.meta.url).pathname;

/** A file's messages: the export named after the language, or all exports by name. */
async function messagesOf(file: string, language: 'es' | 'ca'): Promise<Messages> {
  const exported = (await import(`${root}${file}`)) as Record<string, Messages>;
  return exported[language] ?? { ...exported };
}

const pairs = await Promise.all(
  globSync('src/**/*messages.es.ts', { cwd: root }).map(async (file) => ({
    file,
    es: await messagesOf(file, 'es'),
    ca: await messagesOf(file.replace('.es.ts', '.ca.ts'), 'ca'),
  })),
);

/** Texts by key; a function is represented by its source, which contains its text. */
const flatten = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? flatten(value, `${path}${key}.`) : [[`${path}${key}`, String(value)]],
  );
const words = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

test('message files are found', () => {
  expect(pairs.length).toBeGreaterThan(0);
});

describe.each(pairs)('$file', ({ es, ca }) => {
  const spanish = flatten(es);
  const catalan = new Map(flatten(ca));

  test('has the same keys in Catalan, none of them empty', () => {
    expect([...catalan.keys()].sort()).toEqual(spanish.map(([key]) => key).sort());
    for (const [key, text] of [...spanish, ...catalan]) expect(text.trim(), key).not.toBe('');
  });

  test('is translated: no long text is the same in both languages', () => {
    const same = spanish.filter(
      ([key, text]) =>
        typeof text === 'string' && words(text) >= 4 && catalan.get(key) === text && !text.includes('=>'),
    );
    expect(same).toEqual([]);
  });
});
