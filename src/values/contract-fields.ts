import { z } from 'zod';

const sentence = (about: string, unit: string): string =>
  about ? `${about.replace(/\.$/, '')}. ${unit}.` : `${unit}.`;

/** An amount of the API: euros with at most two decimals, VAT included (decisions.md section 3). `about` says what it is for. */
export const euros = (about = '') => z.number().describe(sentence(about, 'Euros, VAT included'));

/** A moment: ISO 8601 in UTC, '2026-11-27T09:30:00.000Z'. */
export const utcMoment = (about = '') => z.iso.datetime().describe(sentence(about, 'UTC'));

/** A day by the clock of the shop: 'YYYY-MM-DD'. */
export const shopDay = (about = '') => z.iso.date().describe(sentence(about, 'A day in Europe/Madrid'));

/** A time of day by the clock of the shop: 'HH:MM'. */
export const shopTime = (about = '') =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .describe(sentence(about, 'HH:MM in Europe/Madrid'));

/** The id of a row in a query, which is text there; answered as a number. */
export const idInQuery = (maxDigits = 9) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${maxDigits}}$`))
    .transform(Number)
    .pipe(z.int());

/** When a limited call may be made again; the header Retry-After says the same. */
export const retryFacts = z.object({ retryAfterSeconds: z.int().min(1).describe('Seconds.') });

/** Names schemas for the API's description, which then refers to them; a text says what they are. */
export function nameSchemas(schemas: Readonly<Record<string, z.ZodType | readonly [z.ZodType, string]>>): void {
  for (const [id, named] of Object.entries(schemas)) {
    const [schema, description] = named instanceof z.ZodType ? [named] : named;
    z.globalRegistry.add(schema, { ...schema.meta(), id, ...(description && { description }) });
  }
}
