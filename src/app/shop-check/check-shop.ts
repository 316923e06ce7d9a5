import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readHighlights } from '#areas/catalogue/server/catalogue.ts';
import { createContent, WrongContentError } from '#areas/content/server/content.ts';
import { type DeliveryData, readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { loadGazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { isSameTown } from '#areas/delivery/server/geo/town-names.ts';
import { readShopLayers } from '#areas/delivery/server/map/shop-layers.ts';
import { readShopZones } from '#areas/delivery/server/zones/zone-store.ts';
import { readMenuData } from '#areas/navigation/server/menu-data.ts';
import { readSearchRules, searchRulesFile } from '#areas/search/server/rules/search-rules-file.ts';
import { gradedQueriesFile, readGradedQueries } from '#areas/search/server/trial/graded-queries.ts';
import { readDocumentLogo } from '#areas/store/server/document-logo.ts';
import { readShopData, type ShopData, storeOf } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { inspectPicture } from '#platform/pictures/drawing/inspect-picture.ts';
import { createLineFinder } from '#platform/shop-files/find-faults.ts';
import { ShopFileError } from '#platform/shop-files/shop-file-error.ts';
import { StartError } from '#platform/start-error.ts';
import { closedText } from '#values/opening-hours.ts';
import { systemClock } from '#values/clock.ts';
import { findDeadLinks } from './dead-links.ts';
import { findDemoRemains, listFiles } from './demo-remains.ts';
import type { Finding } from './finding.ts';
import { findUnrealFacts } from './unreal-facts.ts';

const contentFolders = ['guides', 'jobs', 'pages', 'projects', 'promotions', 'questions', 'seasons', 'tiles'];
const folders = [...contentFolders, 'mails', 'public'];
const files = [
  ...['shop.json', 'menu.json', 'delivery.json', 'zones.geojson', 'map.geojson'],
  ...['highlights.json', 'search.json', 'search-queries.json'],
];
/** What the law wants a shop to say on pages of its own, and what these and the mails link to. */
const legalPages = ['legal-notice', 'privacy-policy', 'cookies', 'returns', 'accessibility'];
const neededPages = ['main', 'contacts', ...legalPages];
/** Not read in a shop without a store. */
const storePages = ['working-hours'];
/** Facts of texts that come from delivery.json and the settings. */
const otherFacts = ['pickupTime', 'pickupStorage', 'deliveryCutOff', 'paymentMethods', 'paymentTime'];

/** All that is missing, unknown, untrue or still the demo's in a shop's folder, by file and line. Needs no database. */
export async function checkShop(shopDir: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  /** What a reader answers; what it throws is found. */
  async function reading<Result>(file: string, read: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      findings.push(...findingsOf(shopDir, file, error as Error));
      return undefined;
    }
  }

  const shop = await reading('shop.json', () => readShopData(shopDir));
  await reading('menu.json', () => readMenuData(shopDir));
  const delivery = await reading('delivery.json', () =>
    readDeliveryData(shopDir, { hasStore: !shop || storeOf(shop) !== null }),
  );
  const zones = delivery && (await reading('zones.geojson', () => readShopZones(shopDir, delivery)));
  await reading('map.geojson', () => readShopLayers(shopDir));
  await reading('highlights.json', () => readHighlights(shopDir));
  await reading('search.json', () => readSearchRules(searchRulesFile(shopDir)));
  await reading('search-queries.json', () => readGradedQueries(gradedQueriesFile(shopDir)));
  await reading('public/document-logo.png', () => readDocumentLogo([join(shopDir, 'public')]));
  if (shop) {
    await reading('pages', () => readContent(shopDir, shop, delivery, findings));
    findings.push(...(await findUntrueFacts(shopDir, shop)), ...findDemoRemains(shopDir, shop));
    findings.push(...findUnreadMails(shopDir, shop.languages));
  }
  findings.push(...(await findBrokenPictures(shopDir)));
  if (delivery?.delivery) {
    const file = 'delivery.json';
    if (zones?.length === 0)
      findings.push({ file, line: null, text: 'the shop delivers, but there are no zones in zones.geojson' });
    if (delivery.delivery.week.every((times) => times === closedText))
      findings.push({ file, line: null, text: 'delivery.week has no slot on any day' });
  }
  findings.push(...findUnknownFiles(shopDir), ...findMissingPages(shopDir), ...findDeadLinks(shopDir));
  return findings.sort((one, other) => compare(one.file, other.file) || (one.line ?? 0) - (other.line ?? 0));
}

function findingsOf(shopDir: string, file: string, error: Error): Finding[] {
  if (error instanceof WrongContentError) return error.errors.flatMap((one) => findingsOf(shopDir, file, one));
  if (error instanceof ShopFileError)
    return error.faults.map(({ text, line }) => {
      // Faults of content files may name their line in words.
      const [, typed, rest] = /^line (\d+): (.*)$/s.exec(text) ?? [];
      return { file: relative(shopDir, error.file), line: line ?? (typed ? Number(typed) : null), text: rest ?? text };
    });
  if (error instanceof StartError) return [{ file, line: null, text: error.message }];
  throw error;
}

async function readContent(
  shopDir: string,
  shop: ShopData,
  delivery: DeliveryData | undefined,
  findings: Finding[],
): Promise<void> {
  const store = createStore({
    shop,
    clock: systemClock,
    publicUrl: 'https://shop.example',
    paymentMarks: () => [],
    hasPickup: () => true,
  });
  // With delivery.json unread nobody knows.
  const isOff = (name: string): boolean =>
    delivery !== undefined &&
    (name === 'deliveryCutOff' ? !delivery.delivery : name.startsWith('pickup') && !delivery.pickup);
  const others = otherFacts.filter((name) => !isOff(name));
  const content = await createContent({
    shopDir,
    languages: shop.languages,
    closedPages: storeOf(shop) ? [] : storePages,
    facts: (locale) => ({ ...Object.fromEntries(others.map((name) => [name, name])), ...store.facts(locale) }),
    refreshFacts: () => false,
    publicUrl: 'https://shop.example',
    clock: systemClock,
    onChange: async () => {},
    // At the start these are the words of mails: they stop no shop, which sends its usual words then.
    onWrongFile(reason) {
      const [, file = 'mails', line, text = reason] = /^(.+?\.md) is wrong: (?:line (\d+): )?(.*)$/s.exec(reason) ?? [];
      findings.push({ file: relative(shopDir, file), line: line ? Number(line) : null, text });
    },
    onError: () => {},
  });
  content.stop();
}

async function findUntrueFacts(shopDir: string, shop: ShopData): Promise<Finding[]> {
  const file = 'shop.json';
  const lineOf = createLineFinder(readFileSync(join(shopDir, file), 'utf8'));
  const found = findUnrealFacts(shop).map(({ path, text }) => ({ file, line: lineOf(path), text }));
  const say = (path: readonly string[], text: string) =>
    found.push({ file, line: lineOf(path), text: `${path.join('.')} ${text}` });
  for (const path of [['email'], ['legal', 'privacyEmail']]) {
    const address = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], shop) as string;
    if (/[.@](?:example|test|invalid|localhost)$/i.test(address))
      say(path, `${address} is no address that mail can reach`);
  }
  const gazetteer = await loadGazetteer();
  for (const [path, address] of [
    [['address'], shop.address] as const,
    [['legal', 'address'], shop.legal.address] as const,
  ]) {
    if (!address) continue;
    const { postalCode, city } = address;
    const towns = gazetteer.findByPostalCode(postalCode).map(({ name }) => name);
    if (towns.length === 0) say([...path, 'postalCode'], `${postalCode} is no postal code of Spain`);
    else if (!towns.some((town) => isSameTown(city, town)))
      say([...path, 'city'], `is ${city}, but ${postalCode} is of ${towns.join(', ')}`);
  }
  const { week, exceptions } = shop.openingHours ?? { week: [], exceptions: [] };
  if (week.length > 0 && week.every((times) => times === closedText))
    say(['openingHours', 'week'], 'is closed on every day');
  const dates = exceptions.map(({ date }) => date);
  for (const date of new Set(dates.filter((one, at) => dates.indexOf(one) < at)))
    say(['openingHours', 'exceptions'], `has ${date} more than once`);
  return found;
}

function findMissingPages(shopDir: string): Finding[] {
  return neededPages
    .filter((name) => !existsSync(join(shopDir, 'pages', `${name}.es.md`)))
    .map((name) => ({
      file: join('pages', `${name}.es.md`),
      line: null,
      text: legalPages.includes(name) ? 'it is missing: the law wants this page' : 'it is missing: the shop shows it',
    }));
}

/** Names that nothing reads: written wrongly, or left over. Files that begin with a dot and README files are left alone. */
function findUnknownFiles(shopDir: string): Finding[] {
  const names = existsSync(shopDir) ? readdirSync(shopDir, { withFileTypes: true }) : [];
  const atTop = names
    .filter((entry) => !entry.name.startsWith('.') && !entry.name.startsWith('README'))
    .filter((entry) => !(entry.isDirectory() ? folders : files).includes(entry.name))
    .map(({ name }) => name);
  const inFolders = contentFolders.flatMap((folder) =>
    listFiles(join(shopDir, folder))
      .filter((name) => !name.startsWith('.') && !/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:es|ca)\.md$/.test(basename(name)))
      .map((name) => join(folder, name)),
  );
  return [...atTop, ...inFolders].map((file) => ({ file, line: null, text: 'unknown: nothing reads it' }));
}

/** Files of the words of mails whose name says no mail and language of the shop. */
function findUnreadMails(shopDir: string, languages: readonly string[]): Finding[] {
  return listFiles(join(shopDir, 'mails'))
    .filter((name) => !basename(name).startsWith('.') && !basename(name).startsWith('README'))
    .flatMap((name) => {
      const [, kind, language = ''] = /^([a-z0-9-]+)\.([a-z]{2})\.md$/.exec(name) ?? [];
      if (kind && languages.includes(language)) return [];
      const text = kind
        ? `unknown: the shop does not speak ${language}`
        : 'unknown: nothing reads it; the words of a mail are in KIND.LANG.md, such as order-ready.es.md';
      return [{ file: join('mails', name), line: null, text }];
    });
}

/** Pictures that no browser shows. */
async function findBrokenPictures(shopDir: string): Promise<Finding[]> {
  const folder = join(shopDir, 'public');
  const findings: Finding[] = [];
  for (const name of listFiles(folder).filter((one) => /\.(?:svg|png|jpe?g|webp|gif)$/i.test(one))) {
    const { fault } = await inspectPicture(readFileSync(join(folder, name)));
    if (fault) findings.push({ file: join('public', name), line: null, text: `it is ${fault}` });
  }
  return findings;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
