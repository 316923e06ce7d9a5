import { parseArgs } from 'node:util';
import type { Drawing } from './drawing-names.ts';

export interface BuiltCatalogue {
  readonly products: number;
  readonly sections: number;
  readonly brands: number;
  readonly pictures: number;
  readonly documents: number;
  /** Drawings without a file, replaced by the case. */
  readonly missingDrawings: readonly Drawing[];
  /** Sections that still have no table, as `folder/section`. */
  readonly missingTables: readonly string[];
}

const usage = 'Usage: node demo/catalogue/build-catalogue.ts OUTDIR [--products N]';

/** The command line of the generator: builds and says what was written and what is still missing. */
export async function reportBuild(
  build: (outDir: string, wanted?: number) => Promise<BuiltCatalogue>,
  args: readonly string[],
): Promise<void> {
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
