import { expect, it } from 'vitest';
import { findPostgresBinaries } from './postgres-binaries.ts';

it('reports a platform without a PostgreSQL as unavailable', async () => {
  await expect(findPostgresBinaries('linux-s390x')).rejects.toMatchObject({
    name: 'EmbeddedPostgresError',
    code: 'unavailable',
    message: 'There is no embedded PostgreSQL for linux-s390x.',
  });
});
