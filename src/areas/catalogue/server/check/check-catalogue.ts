import { type Locale, locales } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import { FitNotes, readFitReference } from '../import/fit-notes.ts';
import { checkKits } from './check-kits.ts';
import { euros, rowFaults } from './check-row.ts';
import { findOutliers, type Priced } from './find-outliers.ts';
import type { Finding } from './finding.ts';
import { readCheckedProducts } from './read-checked-products.ts';
import { SharedValues } from './shared-values.ts';

export interface CheckedCatalogue {
  readonly products: number;
  readonly findings: readonly Finding[];
}

/** Looks through all products on sale for what a careful shopkeeper would mend. Changes nothing. `languages` are the shop's. */
export async function checkCatalogue(
  database: Database,
  languages: readonly Locale[] = locales,
): Promise<CheckedCatalogue> {
  const findings: Finding[] = [];
  const names = new SharedValues();
  const pictures = new SharedValues();
  const priced: Priced[] = [];
  const articles = new Map<number, string>();
  const note = (id: number, reason: string): number =>
    findings.push({ kind: 'fit', article: articles.get(id)!, reason });
  // The product's id stands for the line of a file.
  const fits = new FitNotes({ database, isDryRun: false, note });
  let count = 0;
  for await (const rows of readCheckedProducts(database)) {
    count += rows.length;
    fits.saved(rows.map((row) => ({ ...row, line: row.id, section: '' })));
    findings.push(...(await checkKits(database, rows)));
    for (const row of rows) {
      const { id, article, sectionId, isAppliance, price } = row;
      articles.set(id, article);
      findings.push(...rowFaults(row, languages).map(([kind, reason]) => ({ kind, article, reason })));
      if (price !== null && !row.isVirtual) priced.push({ article, sectionId, isAppliance, price });
      for (const name of new Set([row.nameEs, ...(languages.includes('ca') ? [row.nameCa] : [])])) {
        const other = names.firstWith(`${row.brandId ?? ''} ${name.toLowerCase()}`, article);
        if (other) findings.push({ kind: 'name', article, reason: `«${name}» is also ${other}` });
      }
      // The versions of a model may share a picture; things of two sections are not the same thing.
      const [first] = row.pictures;
      const other = first && pictures.firstWith(first.hash, article, sectionId);
      if (other)
        findings.push({
          kind: 'picture',
          article,
          reason: `its first picture is that of ${other}, in another section`,
        });
    }
  }
  await fits.write(await readFitReference(database));
  const outliers = findOutliers(priced).map(({ article, price, usual: [from, to] }): Finding => {
    const reason = `${euros(price)}, where its section usually costs ${euros(from)} to ${euros(to)}`;
    return { kind: 'price', article, reason };
  });
  return { products: count, findings: [...findings, ...outliers] };
}
