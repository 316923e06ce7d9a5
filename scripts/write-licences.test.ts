import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { buildPages } from './build.ts';
import { projectRoot } from './project-root.ts';
import { licencesFile } from './write-licences.ts';

beforeAll(() => buildPages(() => undefined));

it('names the licence of everything that browsers are sent, with its text', () => {
  const notices = readFileSync(join(projectRoot, 'dist/client', licencesFile), 'utf8');
  const [, ...parts] = notices.split(/^={80}\n/m);
  const texts = new Map(parts.flatMap((title, at) => (at % 2 === 0 ? [[title.trim(), parts[at + 1]!.trim()]] : [])));
  const names = [...texts.keys()].join('\n');
  for (const name of ['Ferreter', 'Barlow', 'react 19', 'react-dom 19', 'react-router 8', 'maplibre-gl 6'])
    expect(names).toContain(name);
  expect([...texts].filter(([, text]) => text.length < 200).map(([title]) => title)).toEqual([]);
});
