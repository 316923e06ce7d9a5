import { parseArgs } from 'node:util';
import type { buildCatalogue } from './build-catalogue.ts';

const usage = 'Usage: node demo/catalogue/build-catalogue.ts OUTDIR [--products N]';

/** The command line of the generator: builds and says what was written and what is still missing. */
export async function reportBuild(build: typeof buildCatalogue, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { products: { type: 'string' } },
    allowPositionals: true,
  });
  const [outDir] = positionals;
  const wanted = values.products === undefined ? undefined : Number(values.products);
  if (!outDir || (wanted !== undefined && !Number.isInteger(wanted))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const built = await build(outDir, wanted);
  console.log(
    `${built.products} products, ${built.sections} sections, ${built.brands} brands, ${built.pictures} pictures, ${built.documents} documents`,
  );
  if (built.missingDrawings.length > 0)
    console.log(`Drawings still missing (the case is shown): ${built.missingDrawings.join(' ')}`);
  if (built.missingTables.length > 0)
    console.log(`${built.missingTables.length} sections without a table:\n  ${built.missingTables.join('\n  ')}`);
}
