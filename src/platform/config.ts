import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { errorReportEnvironment, readErrorReports } from './error-reports/error-report-settings.ts';
import { financingEnvironment, readFinancing, secretFinancingSettings } from './financing-settings.ts';
import { measurementEnvironment, readMeasurement } from './measurement-settings.ts';
import { readRedsys, redsysEnvironment, secretRedsysSettings } from './redsys-settings.ts';
import { readTrustedProxies } from './http/addresses/trusted-proxies.ts';
import { StartError } from './start-error.ts';

const url = (protocols: RegExp) => z.url({ protocol: protocols });
const blankAsAbsent = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));

/** Two that listen, one for jobs, and two for requests. */
const minDatabaseConnections = 5;

/** 'https://tiles.example https://fonts.example' */
function readOrigins(text: string, context: z.RefinementCtx): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins)
    if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? '') || new URL(origin).origin !== origin)
      context.addIssue({ code: 'custom', message: `${origin} is not an origin such as https://tiles.example` });
  return origins;
}

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'is not a port number')
    .transform(Number)
    .pipe(z.number().min(0).max(65_535))
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./var'),
  SHOP_DIR: z.string().default(fileURLToPath(new URL('../../demo/shop', import.meta.url))),
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  PUBLIC_URL: url(/^https?$/).optional(),
  SHOP_MODE: z.enum(['demo', 'production']).default('demo'),
  SHOP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.email().optional(),
  NOMINATIM_URL: url(/^https?$/).optional(),
  GOOGLE_GEOCODING_KEY: z.string().optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  SEARCH_ENGINE: z.enum(['process', 'postgres']).default('process'),
  MAP_STYLE_URL: url(/^https?$/).optional(),
  MAP_ORIGINS: z.string().default('').transform(readOrigins),
  ...financingEnvironment,
  ...redsysEnvironment,
  ...measurementEnvironment,
  ...errorReportEnvironment,
  TRUST_PROXY: z.string().default('0').transform(readTrustedProxies),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d+$/, 'is not a number')
    .transform(Number)
    .pipe(z.number().min(minDatabaseConnections, `needs at least ${minDatabaseConnections}`).max(1000))
    .default(16),
  ACCESS_LOG: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

// Never printed, as output ends up in logs.
const secretSettings = new Set<string>([
  'DATABASE_URL',
  'SHOP_SECRET',
  'SMTP_URL',
  'GOOGLE_GEOCODING_KEY',
  'GOOGLE_MAPS_API_KEY',
  'SENTRY_DSN',
  ...secretFinancingSettings,
  ...secretRedsysSettings,
]);

export type Config = ReturnType<typeof readConfig>;

/** The prefix of the names of all cookies: with `__Host-` browsers take them over https only, for this host alone. */
export const cookiePrefix = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-' : '');

/** Reads the settings once at start; a wrong value stops it with one clear line (decisions.md section 1). */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const result = environmentSchema.safeParse(blankAsAbsent(environment));
  if (!result.success) {
    const issue = result.error.issues[0]!;
    const name = String(issue.path[0]);
    const value = secretSettings.has(name) ? '…' : environment[name];
    throw new StartError(`The setting ${name}=${value ?? ''} is wrong: ${issue.message}`);
  }
  const set = result.data;
  if (set.SHOP_MODE === 'production') requireProductionSettings(set);
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, '');
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    /** The shop's own data, to read and edit: shop.json, menu.json, pages/, public/ (files served at the root). */
    shopDir: resolve(set.SHOP_DIR),
    databaseUrl: set.DATABASE_URL,
    publicUrl,
    mode: set.SHOP_MODE,
    secret: set.SHOP_SECRET,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    /** A server to look up addresses with streets, without a trailing slash. */
    nominatimUrl: set.NOMINATIM_URL?.replace(/\/$/, ''),
    /** The key of Google's Geocoding API, which then looks up addresses; not that of the map in the browser. */
    googleGeocodingKey: set.GOOGLE_GEOCODING_KEY,
    /** The key of Google's map, which then replaces the embedded one; browsers see it. */
    googleMapsApiKey: set.GOOGLE_MAPS_API_KEY,
    /** A MapLibre style, whose map then replaces the embedded one. */
    searchEngine: set.SEARCH_ENGINE,
    mapStyleUrl: set.MAP_STYLE_URL,
    /** The origins from which browsers may load the style, its tiles, sprites and glyphs. */
    mapOrigins: set.MAP_STYLE_URL ? [...new Set([new URL(set.MAP_STYLE_URL).origin, ...set.MAP_ORIGINS])] : [],
    /** Instalment providers; null: not set up. */
    ...readFinancing(set, publicUrl),
    /** The account for card and Bizum; null: not set up. */
    redsys: readRedsys(set, publicUrl),
    /** Tags that measure visits after consent, and what they may reach. */
    ...readMeasurement(set),
    /** Where errors are reported; null: nowhere. */
    errorReports: readErrorReports(set),
    /** The number of trusted proxies before the shop, or their addresses and networks; false without one. */
    trustProxy: set.TRUST_PROXY,
    /** The most connections of this process, for requests, jobs and notices together. */
    databaseConnections: set.DATABASE_CONNECTIONS,
    accessLog: set.ACCESS_LOG,
    logLevel: set.LOG_LEVEL,
  };
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);

/** Production never runs on the demo's defaults. */
function requireProductionSettings(set: z.infer<typeof environmentSchema>): void {
  for (const name of ['SHOP_SECRET', 'PUBLIC_URL', 'SMTP_URL'] as const)
    if (!set[name]) throw new StartError(`SHOP_MODE=production needs the setting ${name}.`);
  const { protocol, hostname, pathname, search, hash } = new URL(set.PUBLIC_URL!);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new StartError(`The setting PUBLIC_URL=${set.PUBLIC_URL} is wrong: in production it begins with https://`);
  if (pathname !== '/' || search || hash)
    throw new StartError(
      `The setting PUBLIC_URL=${set.PUBLIC_URL} is wrong: it must have no path, the shop is all of its address`,
    );
}
