import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadGazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { dataFile } from '#platform/data-files.ts';
import { StartError } from '#platform/start-error.ts';
import { closedText } from '#values/opening-hours.ts';
import { systemClock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import { demoShopDir } from '../shop-check/unreal-facts.ts';
import type { Answers } from './answers.ts';
import { fillTemplate } from './fill-template.ts';
import { makeZones, provinceOf } from './make-zones.ts';

const templates = (file: string): string => dataFile(`new-shop/${file}`);
const weekdays = 5;
/** Of Barcelona, Girona, Lleida and Tarragona. */
const catalanPostalCodes = ['08', '17', '25', '43'];

interface Menu {
  readonly header: readonly { readonly link: string }[];
  readonly footer: readonly { readonly children: readonly { readonly link: string }[] }[];
  readonly bottom: readonly { readonly link: string }[];
}

/** What the answers did not say, in Spanish: the shopkeeper is to look at it. */
type Assumption = string;

/** Writes the data of a new shop into an empty folder; answers what it assumed. Throws `StartError` if there is something in it. */
export async function makeShop(shopDir: string, answers: Answers): Promise<Assumption[]> {
  const found = await readdir(shopDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(`${shopDir} cannot be used: ${error.message}`);
  });
  if (found.length > 0) throw new StartError(`${shopDir} is not empty: a new shop needs a folder of its own.`);
  const assumptions: Assumption[] = [];
  const gazetteer = await loadGazetteer();
  const zones = makeZones(answers.zones, gazetteer);
  const withProvince = async (one: Answers['domicile']) => ({
    street: one.street,
    postalCode: one.postalCode,
    city: one.city,
    province: one.province ?? (await provinceOf(one.postalCode)),
  });
  const { name, company = name, languages, store, phone } = answers;
  const domicile = await withProvince(answers.domicile);
  const ofStore = typeof store === 'object' && store !== null ? store : {};
  const address = ofStore.address ? await withProvince(ofStore.address) : domicile;
  const [town] = gazetteer.findByPostalCode(address.postalCode);
  if (!town) throw new StartError(`${address.postalCode} is no postal code of Spain.`);
  const coords = ofStore.coords ?? gazetteer.middleOf(town);
  if (store && !ofStore.coords)
    assumptions.push(`coords: el centro de ${town.name}; pon las de la tienda en shop.json`);
  const email = answers.email ?? `info@${answers.domain}`;
  if (!answers.email) assumptions.push(`email: ${email}, en shop.json`);
  const pickup = answers.pickup ?? Boolean(store);
  const hasDelivery = answers.zones.length > 0;
  const deliveryWeek =
    answers.deliveryWeek ??
    (answers.hours ?? Array<string>(7).fill('09:00 - 14:00')).map((times, day) =>
      day < weekdays ? times : closedText,
    );
  if (hasDelivery && !answers.deliveryWeek)
    assumptions.push(
      `reparto: de lunes a viernes, ${deliveryWeek[0]}, desde el segundo día laborable; en delivery.json`,
    );

  const texts = JSON.parse(await readFile(templates('texts.json'), 'utf8')) as Record<
    'slogan' | 'description',
    Record<string, string>
  >;
  const inLanguages = (text: Readonly<Record<string, string>>) =>
    Object.fromEntries(languages.map((locale) => [locale, text[locale]!.replace('{{name}}', () => name)]));
  const same = (text: string) => Object.fromEntries(languages.map((locale) => [locale, text]));
  const exceptions = [...new Set(answers.holidays)].sort().map((date) => ({ date, workTime: closedText }));
  if (store && exceptions.length === 0)
    assumptions.push('festivos: ninguno; ponlos en openingHours.exceptions de shop.json');
  const shop = {
    name,
    languages,
    slogan: inLanguages(texts.slogan),
    description: inLanguages(texts.description),
    ...(store && { address, coords }),
    ...(phone && { phone }),
    email,
    social: [],
    legal: {
      company,
      taxId: answers.nif,
      registry: same(answers.registry ?? ''),
      privacyEmail: email,
      ...(!(store && address === domicile) && { address: domicile }),
    },
    delivery: { freeFrom: null },
    payments: answers.payment,
    ...(answers.iban && { bank: { iban: answers.iban, beneficiary: company } }),
    orderMails: { to: [email] },
    ...(store && { openingHours: { week: answers.hours, note: same(''), exceptions } }),
  };
  const delivery = {
    map: { centre: store || !hasDelivery ? coords : gazetteer.middleOf(town), zoom: 11 },
    pickup: pickup ? {} : null,
    delivery: hasDelivery ? { week: deliveryWeek, leadDays: 2, cutOff: '12:00' } : null,
  };

  await mkdir(join(shopDir, 'pages'), { recursive: true });
  await mkdir(join(shopDir, 'public'));
  const write = (file: string, data: unknown) => writeFile(join(shopDir, file), `${JSON.stringify(data, null, 2)}\n`);
  await write('shop.json', shop);
  await write('delivery.json', delivery);
  if (hasDelivery) await write('zones.geojson', zones);
  const conditions = {
    store: Boolean(store),
    phone: phone !== undefined,
    registry: answers.registry !== undefined,
    delivery: hasDelivery,
    pickup,
    ca: languages.length > 1,
    // Its complaint forms are those of the Generalitat (Decret 121/2013).
    catalonia: catalanPostalCodes.some((start) => address.postalCode.startsWith(start)),
  };
  const today = shopTime(systemClock()).date;
  for (const file of await readdir(templates('pages'))) {
    const [page, locale] = file.split('.');
    if (!languages.some((one) => one === locale) || (page === 'working-hours' && !store)) continue;
    const text = await readFile(join(templates('pages'), file), 'utf8');
    await writeFile(join(shopDir, 'pages', file), fillTemplate(text, conditions, today));
  }
  // It says what the software keeps, which is the same in every shop.
  for (const locale of languages) {
    const file = `pages/cookies.${locale}.md`;
    await copyFile(join(demoShopDir, file), join(shopDir, file));
  }
  const isShown = ({ link }: { readonly link: string }): boolean => link !== '/working-hours' || Boolean(store);
  const menu = JSON.parse(await readFile(templates('menu.json'), 'utf8')) as Menu;
  const footer = menu.footer.map((column) => ({ ...column, children: column.children.filter(isShown) }));
  await write('menu.json', inSpanishOrBoth({ ...menu, footer }, languages));
  return assumptions;
}

/** Texts without Catalan in a shop of Spanish alone. */
function inSpanishOrBoth(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => inSpanishOrBoth(part, languages));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'ca' || languages.includes('ca'))
      .map(([key, part]) => [key, inSpanishOrBoth(part, languages)]),
  );
}
