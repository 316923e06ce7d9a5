import { StartError } from '#platform/start-error.ts';
import { runCommand } from './commands/run-command.ts';

/** The shop's command line: what a shopkeeper does without a browser. */
try {
  await runCommand(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
