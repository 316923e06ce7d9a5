import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/areas/*/server/*-tables.ts',
  out: './db/migrations',
});
