import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { parseArgs } from 'node:util';
import { composeCatalogue } from '../../compose-catalogue.ts';
import { firstFormOf, formFaults } from './check-readings.ts';
import { compareReading } from './compare-reading.ts';
import { type Reading, readingColumns, storedReadings } from './reading.ts';

const table = join(import.meta.dirname, '../../../tables/picture-readings.csv');

interface Key {
  readonly n: string;
  readonly form: string;
  readonly article: string;
  readonly filled: string;
}

type Answer = Omit<Reading, 'form' | 'filled'> & { readonly n: string };

const readCsv = async <Row>(file: string): Promise<Row[]> =>
  parse<Row>(await readFile(file, 'utf8'), { columns: true, relax_column_count: true, trim: true });

interface Taken {
  readonly sheet: string;
  readonly key: Key;
  readonly reading: Reading;
}

/** The answers to all sheets that have some, with the forms that were shown. */
async function takeAnswers(answers: string, keys: string): Promise<Taken[]> {
  const names = (await readdir(answers)).filter((name) => /^sheet-\d+\.csv$/.test(name)).sort();
  const taken = names.map(async (name) => {
    const byNumber = new Map((await readCsv<Key>(join(keys, name))).map((key) => [key.n, key]));
    return (await readCsv<Answer>(join(answers, name))).flatMap(({ n, ...answer }) => {
      const key = byNumber.get(n);
      return key ? [{ sheet: name, key, reading: { ...answer, form: key.form, filled: key.filled } }] : [];
    });
  });
  return (await Promise.all(taken)).flat();
}

/**
 * `node packages/demo-catalogue/src/pictures/readings/take-readings.ts ANSWERS KEYS [--sample]` takes what was written down about the sheets
 * (one CSV for each, named as the sheet) into tables/picture-readings.csv, drops readings of forms that are no longer in use, and prints the
 * forms that have no reading that agrees. With `--sample` it stores nothing and says how many of the products shown agree.
 */
async function takeReadings(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { sample: { type: 'boolean' } } });
  const [answers, keys] = positionals;
  if (!answers || !keys) throw new Error('usage: take-readings.ts ANSWERS KEYS [--sample]');
  const { products, pictures } = await composeCatalogue();
  const taken = await takeAnswers(answers, keys);
  if (values.sample) {
    const byArticle = new Map(products.map((product) => [product.article, product]));
    const differing = taken
      .map(({ sheet, key, reading }) => {
        const product = byArticle.get(key.article);
        return { sheet, key, product, reasons: product ? compareReading(product, reading) : ['is no longer sold'] };
      })
      .filter(({ reasons }) => reasons.length > 0);
    for (const { sheet, key, product, reasons } of differing)
      console.log(`${sheet} ${key.n}  ${product?.name.es ?? key.article}: ${reasons.join('; ')}`);
    console.log(`${taken.length - differing.length} of ${taken.length} agree.`);
    return;
  }
  const inUse = new Set(products.map((product) => firstFormOf(product, pictures).hash));
  const readings = new Map([...storedReadings(), ...taken.map(({ reading }) => [reading.form, reading] as const)]);
  const kept = [...readings.values()]
    .filter(({ form }) => inUse.has(form))
    .sort((one, other) => (one.form < other.form ? -1 : 1));
  await writeFile(table, stringify(kept, { header: true, columns: [...readingColumns] }));
  const faults = formFaults(products, pictures, readings);
  for (const { form, kind, articles, reasons } of faults)
    console.log(`${form}  ${kind}, ${articles.length} products: ${reasons.join('; ') || 'no reading'}`);
  console.log(
    `${inUse.size} forms, ${kept.length} read, ${new Set(faults.map(({ form }) => form)).size} without a reading that agrees.`,
  );
}

if (import.meta.main) await takeReadings();
