import type { Content, Measure } from '#areas/pricing/price-per-measure.ts';
import { readWrittenNumber } from '#values/written-number.ts';
import { fulfilments } from '../../../fulfilment.ts';
import type { Company, Guarantee, Maker } from '../../catalogue-tables.ts';
import type { Row } from './import-columns.ts';
import { readConsumption } from './read-consumption.ts';
import { readEnergyLabel } from './read-energy-label.ts';
import { contentNumber } from './number-columns.ts';
import type { ProductDraft } from './product-draft.ts';
import {
  type CellContext,
  CellError,
  items,
  type Note,
  type NumberColumns,
  readFlag,
  readNumber,
} from './read-cells.ts';
import { plainText, shortened } from './sanitise-description.ts';

const word = (cells: Row, column: string, max: number): string => shortened(plainText(cells[column] ?? ''), max);

type Details = Pick<
  ProductDraft,
  | 'content'
  | 'consumption'
  | 'maker'
  | 'warningsEs'
  | 'warningsCa'
  | 'guarantee'
  | 'deliveryClass'
  | 'fulfilment'
  | 'isAppliance'
  | 'isWeee'
  | 'hasBattery'
  | 'energy'
  | 'shelf'
>;

/** What the law and the delivery need to know of a product. Throws CellError for a row that is refused. */
export function parseProductDetails(cells: Row, { numbers, note }: CellContext): Details {
  const warningsEs = warnings(cells, 'warnings_es');
  const warningsCa = warnings(cells, 'warnings_ca');
  const isAppliance = readFlag(cells['appliance'], 'appliance');
  return {
    content: readContent(cells, numbers, note),
    consumption: readConsumption(cells, { numbers, note }),
    maker: readMaker(cells, note),
    warningsEs,
    warningsCa: warningsCa.length === warningsEs.length ? warningsCa : warningsEs,
    guarantee: readGuarantee(cells, numbers, note),
    deliveryClass: word(cells, 'delivery_class', 30) || null,
    fulfilment: readFulfilment(cells),
    isAppliance,
    isWeee: readFlag(cells['weee'], 'weee') || isAppliance,
    hasBattery: readFlag(cells['battery'], 'battery'),
    energy: readEnergyLabel(cells, note),
    shelf: word(cells, 'shelf', 40) || null,
  };
}

const warnings = (cells: Row, column: string): string[] =>
  items(cells[column])
    .slice(0, 20)
    .map((item) => shortened(plainText(item), 500));

/** Names of units with their measure and the thousandths of it that one has. */
const units: Readonly<Record<string, readonly [Measure, number]>> = {
  l: ['l', 1000],
  lt: ['l', 1000],
  dl: ['l', 100],
  cl: ['l', 10],
  ml: ['l', 1],
  kg: ['kg', 1000],
  kgs: ['kg', 1000],
  g: ['kg', 1],
  gr: ['kg', 1],
  t: ['kg', 1_000_000],
  m: ['m', 1000],
  mt: ['m', 1000],
  mts: ['m', 1000],
  cm: ['m', 10],
  mm: ['m', 1],
  m2: ['m2', 1000],
  m3: ['m3', 1000],
};

/** `750 ml`, or the number and its unit in two columns. One that cannot be read is left out: the product can be sold. */
function readContent(cells: Row, numbers: NumberColumns, note: Note): Content | null {
  const text = `${cells['content'] ?? ''} ${cells['content_unit'] ?? ''}`.trim().slice(0, 200);
  const number = contentNumber(text);
  const name = text.slice(number.length).trim().replace(/\.$/, '').toLowerCase();
  const unit = units[name.replace('²', '2').replace('³', '3')];
  if (!unit || readWrittenNumber(number).kind === 'none') {
    if (text) note(`content left out, not like 750 ml: ${text.slice(0, 40)}`);
    return null;
  }
  const [measure, thousandths] = unit;
  const amount = Math.round(readNumber(number, 'content', numbers.get('content'))! * thousandths);
  if (amount >= 1 && amount <= 1_000_000_000) return { amount, measure };
  note(`content left out, not between a thousandth and a million ${measure}: ${text.slice(0, 40)}`);
  return null;
}

/** The maker that the columns of a product or a brand name; null if they name none. */
export function readMaker(cells: Row, note: Note): Maker | null {
  const maker = readCompany(cells, 'maker', note);
  return maker && { ...maker, responsible: readCompany(cells, 'eu_responsible', note) };
}

function readCompany(cells: Row, prefix: 'maker' | 'eu_responsible', note: Note): Company | null {
  const name = word(cells, `${prefix}_name`, 200);
  if (!name) return null;
  const address = word(cells, `${prefix}_address`, 300);
  const contact = word(cells, `${prefix}_contact`, 200);
  if (!address || !contact)
    note(`${prefix} without postal or electronic address, which the law demands (Regulation (EU) 2023/988 art. 19)`);
  return { name, address, contact };
}

/** The label of a guarantee needs more than two years, in half years, and its terms (Implementing Regulation (EU) 2025/1960). */
function readGuarantee(cells: Row, numbers: NumberColumns, note: Note): Guarantee | null {
  const years = readNumber(cells['guarantee_years'], 'guarantee_years', numbers.get('guarantee_years'));
  const es = word(cells, 'guarantee_terms_es', 1000);
  if (years === null && !es) return null;
  if (years !== null && years > 2 && years <= 100 && Number.isInteger(years * 2) && es)
    return { years, terms: { es, ca: word(cells, 'guarantee_terms_ca', 1000) || es } };
  note('guarantee left out, not of more than 2 and up to 100 years, in half years, with its terms');
  return null;
}

/** A wrong one would promise what cannot be done, so its row is refused. */
function readFulfilment(cells: Row): ProductDraft['fulfilment'] {
  const cell = (cells['fulfilment'] ?? '').toLowerCase() || 'any';
  const fulfilment = fulfilments.find((one) => one === cell);
  if (!fulfilment) throw new CellError(`fulfilment is none of ${fulfilments.join(', ')}: ${cell}`);
  return fulfilment;
}
