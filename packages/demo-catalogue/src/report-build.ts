import { parseArgs } from 'node:util';

export interface BuiltCatalogue {
  readonly products: number;
  readonly sections: number;
  readonly brands: number;
  readonly pictures: number;
  readonly documents: number;
  /** Sections that still have no table, as `folder/section`. */
  readonly missingTables: readonly string[];
}

const usage = 'Usage: node packages/demo-catalogue/src/build-catalogue.ts OUTDIR [--products N]';

/** The generator's command line: builds, and reports what was written and what is missing. */
export async function reportBuild(
  build: (outDir: string, count?: number) => Promise<BuiltCatalogue>,
  args: readonly string[],
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { products: { type: 'string' } },
    allowPositionals: true,
  });
  const [outDir] = positionals;
  const count = values.products === undefined ? undefined : Number(values.products);
  if (!outDir || (count !== undefined && !Number.isInteger(count))) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const built = await build(outDir, count);
  console.log(
    `${built.products} products, ${built.sections} sections, ${built.brands} brands, ${built.pictures} pictures, ${built.documents} documents`,
  );
  if (built.missingTables.length > 0)
    console.log(`${built.missingTables.length} sections without a table:\n  ${built.missingTables.join('\n  ')}`);
}
