// The program that the tests start as further processes: uses the server of a folder until its standard input ends.
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log = (line: string): void => console.error(line);
try {
  const server = await startEmbeddedPostgres({
    folder: process.argv[2] ?? '',
    user: 'test',
    database: 'test',
    log,
    maxStopSeconds: 2,
  });
  console.log(JSON.stringify(server.connection));
  process.stdin.resume().on('end', () => void server.stop());
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
}
