import { customType } from 'drizzle-orm/pg-core';

/**
 * A jsonb column whose values may be texts by themselves. Drizzle's own parses a text that it reads once more, so that '2024' would
 * come back as a number.
 */
export const jsonValue = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
