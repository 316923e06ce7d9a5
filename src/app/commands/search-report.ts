import { listUnanswered, maxStoredDays, type Unanswered } from '#areas/search/server/unanswered/unanswered-storage.ts';
import { StartError } from '#platform/start-error.ts';
import { systemClock } from '#values/clock.ts';
import type { Command } from './command.ts';
import { readLimit } from './read-limit.ts';

const usualDays = 30;

export const searchReport: Command = {
  name: 'search report',
  usage: `[--days N] [--limit N]
      lists what shoppers searched for without a good answer in the last ${usualDays} days, most frequent first,
      with what came instead; the last ${maxStoredDays} days are stored`,
  takes: [0, 0],
  async run({ database }, _args, { days, limit }) {
    const period = readDays(days);
    const found = await listUnanswered(database, { days: period, limit: readLimit(limit), now: systemClock() });
    if (found.length === 0)
      return console.log(`No search without a good answer in ${period} ${period === 1 ? 'day' : 'days'}.`);
    for (const search of found) console.log(describe(search));
  },
};

function readDays(text: string | undefined): number {
  if (text === undefined) return usualDays;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= maxStoredDays) return days;
  throw new StartError(`--days is no whole number from 1 to ${maxStoredDays}: ${text}`);
}

const outcomes: Readonly<Record<Unanswered['outcome'], (results: number) => string>> = {
  nothing: () => 'nothing found',
  related: () => 'only other kinds of product',
  partial: (results) => `nothing fits all of it, ${results} ${results === 1 ? 'fits' : 'fit'} a part`,
};

/** `12  microondas  nothing found; not known: microondas; instead: Taladro percutor, section Taladros` */
function describe({ query, count, outcome, results, unknownWords, firstProduct, firstSection }: Unanswered): string {
  const instead = [firstProduct, firstSection && `section ${firstSection}`].filter(Boolean).join(', ');
  const facts = [
    outcomes[outcome](results),
    unknownWords.length > 0 && `not known: ${unknownWords.join(', ')}`,
    `instead: ${instead || 'what sells most'}`,
  ];
  return `${String(count).padStart(6)}  ${query}  ${facts.filter(Boolean).join('; ')}`;
}
