import { writeFile } from 'node:fs/promises';
import { checkCatalogue } from '#areas/catalogue/server/check/check-catalogue.ts';
import { type FindingKind, findingKinds } from '#areas/catalogue/server/check/finding.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import type { Command } from './command.ts';
import { readLimit } from './read-limit.ts';

/** Findings of a kind that are printed unless `--limit` says otherwise. */
const usualLimit = 10;

export const catalogueCheck: Command = {
  name: 'catalogue check',
  usage: `[--limit N] [--report FILE.json]
      looks through the shop's products for shared names, kits that save nothing, offers that do not fit, missing pictures,
      attributes, translations and makers, prices out of range and wording; prints the first ${usualLimit} findings of each kind,
      writes all of them to FILE.json, and ends with 1 if there are any`,
  takes: [0, 0],
  async run({ config, database }, _args, { limit, report }) {
    const shown = limit === undefined ? usualLimit : readLimit(limit);
    const checked = await checkCatalogue(database, readShopData(config.shopDir).languages);
    if (report !== undefined) await writeFile(report, `${JSON.stringify(checked, null, 2)}\n`);
    const byKind = Map.groupBy(checked.findings, ({ kind }) => kind);
    for (const kind of Object.keys(findingKinds) as FindingKind[]) {
      const found = byKind.get(kind) ?? [];
      console.log(`${String(found.length).padStart(6)}  ${findingKinds[kind]}`);
      for (const { article, reason } of found.slice(0, shown)) console.log(`          ${article}: ${reason}`);
      if (found.length > shown) console.log(`          … and ${found.length - shown} more`);
    }
    console.log(`${checked.findings.length} findings; ${checked.products} products checked.`);
    if (checked.findings.length > 0) process.exitCode = 1;
  },
};
