import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseShopJson } from './read-shop-json.ts';

const schema = z.strictObject({
  bank: z.strictObject({ iban: z.string() }).optional(),
  invoicing: z.strictObject({ enabled: z.boolean().default(false), series: z.string().default('') }).optional(),
  week: z.array(z.strictObject({ from: z.string() })).default([]),
});
const faultsOf = (text: string): string[] => {
  try {
    parseShopJson('shop.json', text, schema);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

it('names every unknown key with its like and its line', () => {
  expect(faultsOf('{\n  "invoice": { "series": "A" },\n  "iban": "ES91",\n  "colour": 1\n}')).toEqual([
    'shop.json is wrong: invoice.series: unknown, did you mean invoicing.series? (line 2)',
    'shop.json is wrong: iban: unknown, did you mean bank.iban? (line 3)',
    'shop.json is wrong: colour: unknown (line 4)',
  ]);
});

it('finds them in entries of lists, and names what else is wrong beside them', () => {
  expect(faultsOf('{\n"week": [\n{ "from": "8" },\n{ "form": "9" }\n]\n}')).toEqual([
    expect.stringMatching(/^shop\.json is wrong: week\.1\.from .+ \(line 4\)$/),
    'shop.json is wrong: week.1.form: unknown, did you mean week.1.from? (line 4)',
  ]);
});

it('says where a file stops to be JSON', () => {
  expect(faultsOf('{\n  "week": [],\n}')).toEqual([expect.stringMatching(/it is no JSON: .+line 3/)]);
});
