import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { listKeys, type SchemaKey } from '../src/platform/shop-files/schema-keys.ts';
import { answers } from '../src/app/shop-new/answers.ts';
import { withStore } from '../src/app/shop-new/answers.fixture.ts';
import { deliveryData } from '../src/areas/delivery/server/delivery-data.ts';
import { menuData } from '../src/areas/navigation/server/menu-data.ts';
import { shopData } from '../src/areas/store/server/shop-data.ts';
import { projectRoot } from './project-root.ts';
import { answerWords, deliveryWords, menuWords, shopWords } from './shop-data-words.ts';

export const referenceFile = join(projectRoot, 'docs/shop-data.md');
const maxExample = 70;

const intro = `# The shop's data

All that is the shop's own is in one folder, \`SHOP_DIR\`. \`npm run shop -- shop new DIR\` makes one from ten questions, or with
\`--answers FILE.json\` from [a file](#answers-of-shop-new); \`npm run shop -- shop check DIR\` names all that is missing, unknown, untrue or
still the demo's in one, with file and line, and needs no database.

| File | What it is |
|---|---|
| \`shop.json\` | [below](#shopjson) |
| \`delivery.json\`, \`zones.geojson\` | [below](#deliveryjson), and [zones](delivery-import.md) |
| \`menu.json\` | [below](#menujson) |
| \`pages\`, \`promotions\` and other texts | [content.md](content.md) |
| \`search.json\`, \`highlights.json\`, \`map.geojson\` | [search](operations/search.md), [product pages](operations/product-pages.md), [map](operations/delivery.md) |
| \`public\` | files served at the shop's address: logo, icons, pictures |

A running shop looks at all of them every two seconds. Texts, hours and pictures show at once; for languages, store, ways to pay, bank,
invoicing, colours, delivery, menus and logo the shop is built again beside the running one, which takes as long as a start, and
answers from then on. A wrong file is a line in the log and changes nothing. Only [settings](settings.md) count from the next start.

An unknown key is an error that names its like. "Text" is \`{ "es": …, "ca": … }\`, in a shop of Spanish alone without \`ca\`; of a
part that may be absent, its needed keys are needed where it is there. Examples are the demo's where it has the key.
This page is made from the schemas by \`node scripts/shop-data-reference.ts\`.
`;

const readDemo = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot, 'demo/shop', name), 'utf8'));

/** The reference as docs/shop-data.md has it. Throws where a key has no words, or words have no key. */
export function makeReference(): string {
  return [
    intro,
    section('shop.json', shopData, shopWords, readDemo('shop.json')),
    section('delivery.json', deliveryData, deliveryWords, readDemo('delivery.json')),
    section('menu.json', menuData, menuWords, readDemo('menu.json')),
    section('Answers of `shop new`', answers, answerWords, withStore),
  ].join('\n');
}

function section(title: string, schema: z.ZodType, words: typeof shopWords, example: unknown): string {
  const all = listKeys(schema);
  const texts = new Set(all.filter(({ path }) => path.endsWith('.es')).map(({ path }) => path.slice(0, -3)));
  const keys = all.filter(({ path }) => !texts.has(path.replace(/\.(es|ca)$/, '')) || texts.has(path));
  const unsaid = keys.filter(({ path }) => !Object.hasOwn(words, path)).map(({ path }) => path);
  const unknown = Object.keys(words).filter((path) => !keys.some((key) => key.path === path));
  if (unsaid.length > 0) throw new Error(`scripts/shop-data-words.ts says nothing on ${unsaid.join(', ')} of ${title}`);
  if (unknown.length > 0)
    throw new Error(`scripts/shop-data-words.ts has ${unknown.join(', ')}, which ${title} has not`);
  const rows = keys.map((key) => {
    const [text, own] = [words[key.path]!].flat() as [string, string?];
    const shown = own ?? exampleOf(example, key);
    const value = texts.has(key.path) ? 'text' : kindOf(key.schema);
    return `| \`${key.path}\` | ${key.isNeeded ? 'yes' : ''} | ${value} | ${text} | ${shown ? `\`${shown}\`` : ''} |`;
  });
  return [
    `## ${title}\n`,
    '| Key | Needed | Value | What it does | Example |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function kindOf(schema: SchemaKey['schema']): string {
  const { type, anyOf, enum: values } = schema;
  if (values) return 'one of a few words';
  if (anyOf)
    return [...new Set(anyOf.map((one) => kindOf(one as SchemaKey['schema'])))]
      .filter((kind) => kind !== 'null')
      .join(' or ');
  const kinds: Readonly<Record<string, string>> = {
    string: 'words',
    integer: 'whole number',
    boolean: '`true` or `false`',
    array: 'list',
    object: 'part',
  };
  return typeof type === 'string' ? (kinds[type] ?? type) : 'value';
}

/** The value at a path, of lists the first; else the default. Long ones are left out: their keys have examples. */
function exampleOf(data: unknown, { path, schema }: SchemaKey): string {
  const found = path
    .replaceAll('[]', '.0')
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
  const shown = JSON.stringify(found ?? schema.default);
  return shown === undefined || shown.length > maxExample ? '' : shown.replaceAll('|', '\\|');
}

if (import.meta.main) writeFileSync(referenceFile, makeReference());
