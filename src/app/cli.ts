import { quickenImports } from './quick-imports.ts';

quickenImports();
const [{ runCommand }, { StartError }] = await Promise.all([
  import('./commands/run-command.ts'),
  import('#platform/start-error.ts'),
]);

/** The shop's command line: what a shopkeeper does without a browser. */
try {
  await runCommand(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
