import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readShopData, type ShopData } from '#areas/store/server/shop-data.ts';
import { createLineFinder } from '#platform/shop-files/find-faults.ts';
import type { Finding } from './finding.ts';
import { demoShopDir } from './unreal-facts.ts';

/** Files below a folder, as paths in it. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files of `folder` in a shop's folder that are the demo's, byte for byte, whatever their names. */
function listDemoFiles(shopDir: string, folder: string, isMeant: (file: string) => boolean): string[] {
  const demoFiles = listFiles(join(demoShopDir, folder)).filter(isMeant);
  const sizes = new Set(demoFiles.map((file) => statSync(join(demoShopDir, folder, file)).size));
  const hashes = new Set(demoFiles.map((file) => hashOf(join(demoShopDir, folder, file))));
  return listFiles(join(shopDir, folder))
    .map((file) => join(folder, file))
    .filter((file) => sizes.has(statSync(join(shopDir, file)).size) && hashes.has(hashOf(join(shopDir, file))));
}

/** Pictures of `public` that are the demo's, as paths in the shop's folder. */
export const listDemoPictures = (shopDir: string): string[] => listDemoFiles(shopDir, 'public', () => true);

/** The pages on cookies say what the software keeps: they are the same in every shop. */
const isText = (file: string): boolean => file.endsWith('.md') && !/^pages\/cookies\.(?:es|ca)\.md$/.test(file);

/** What a shop tells of itself: the same as in the demo, it is a copy. */
const ownFacts = [
  ['name'],
  ['slogan'],
  ['description'],
  ['address'],
  ['coords'],
  ['phone'],
  ['email'],
  ['messaging'],
  ['social'],
  ['sellingPoints'],
  ['service'],
  ['visit'],
  ['legal', 'company'],
  ['legal', 'registry'],
  ['legal', 'privacyEmail'],
  ['producerNumbers'],
  ['bank', 'beneficiary'],
] as const;

/** Facts, words, texts and pictures that are still the demo's. */
export function findDemoRemains(shopDir: string, shop: ShopData): Finding[] {
  const demo = readShopData(demoShopDir);
  const lineOf = createLineFinder(readFileSync(join(shopDir, 'shop.json'), 'utf8'));
  const valueAt = (data: object, path: readonly string[]): unknown =>
    path.reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], data);
  const isEmpty = (value: unknown): boolean =>
    value === undefined || value === null || (typeof value === 'object' && Object.values(value).every(isEmpty));
  const facts = ownFacts
    .filter((path) => !isEmpty(valueAt(shop, path)) && isDeepStrictEqual(valueAt(shop, path), valueAt(demo, path)))
    .map((path) => ({ file: 'shop.json', line: lineOf(path), text: `${path.join('.')} is still the demo's` }));
  const texts = listDemoFiles(shopDir, '.', isText).map((file) => ({
    file,
    line: null,
    text: "it is the demo's text, word for word",
  }));
  const copied = new Set(texts.map(({ file }) => file));
  const words = listFiles(shopDir)
    .filter((file) => isText(file) && !copied.has(file))
    .flatMap((file) => findWords(shopDir, file, demo));
  const pictures = listDemoPictures(shopDir).map((file) => ({ file, line: null, text: "it is the demo's picture" }));
  return [...facts, ...texts, ...words, ...pictures];
}

function findWords(shopDir: string, file: string, demo: ShopData): Finding[] {
  const words = [demo.name, demo.email.split('@')[1]!, demo.legal.taxId, ...(demo.phone ? [demo.phone] : [])];
  return readFileSync(join(shopDir, file), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      words
        .filter((word) => line.includes(word))
        .map((word) => ({ file, line: at + 1, text: `it says «${word}», which is the demo's` })),
    );
}
