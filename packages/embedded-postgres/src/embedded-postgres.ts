export { existsEmbeddedPostgres } from './create-cluster.ts';
export { EmbeddedPostgresError } from './embedded-postgres-error.ts';
export { withFolderLock } from './folder-lock.ts';
export type { PostgresBinaries } from './postgres-binaries.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
