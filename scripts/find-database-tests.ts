import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules, isTest } from './import-rules.ts';

interface TestFiles {
  readonly withDatabase: readonly string[];
  readonly withoutDatabase: readonly string[];
}

/** What a test that needs a database imports, itself or through others. */
const databaseModules = [
  'src/platform/database/test-database.ts',
  'packages/embedded-postgres/src/start-embedded-postgres.ts',
];

/** All test files, apart from those of the browser, by whether they need a database. */
export async function findDatabaseTests(): Promise<TestFiles> {
  const { output } = await cruise(['src', 'packages', 'demo', 'scripts'], importRules.options as never);
  const { modules } = output as ICruiseResult;
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);

  const needDatabase = new Set(databaseModules);
  for (const module of needDatabase) for (const importer of importers.get(module) ?? []) needDatabase.add(importer);
  const tests = modules.map(({ source }) => source).filter((source) => isTest(source) && source.includes('.test.'));
  return {
    withDatabase: tests.filter((test) => needDatabase.has(test)),
    withoutDatabase: tests.filter((test) => !needDatabase.has(test)),
  };
}
