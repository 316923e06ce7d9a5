// Runs as a process of its own in embedded-postgres.test.ts: uses the database of a folder until its standard input ends.
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const log = (line: string): void => console.error(line);
try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log });
  console.log(JSON.stringify(database.connection));
  process.stdin.resume().on('end', () => void database.stop());
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
}
