const months = [
  ['ene', 'gen', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dic', 'des', 'dec'],
];
const monthOf = (word: string): number =>
  months.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase())) + 1;

/** Only that of an ISO date is read. */
const time = '(?:[ T,].*)?';
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`);
const dayFirst = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${time}$`);
const inWords = /^(\d{1,2})[ -](?:de |d['’])?(\p{L}{3,10})\.?[ -](?:de |del )?(\d{4})$/u;

/** '2026-11-25', '25/11/2026', '25.11.26' and '25 de noviembre de 2026', also with a time behind it; null for anything else. */
export function readDate(text: string): Date | null {
  const iso = yearFirst.exec(text);
  const day = iso && dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  if (iso) return day && /^\S{11,}$/.test(text) ? withTime(text) : day;
  const spanish = dayFirst.exec(text);
  if (spanish) return dayOf(yearOf(spanish[4]!), Number(spanish[3]), Number(spanish[1]));
  const words = inWords.exec(text);
  return words && dayOf(Number(words[3]), monthOf(words[2]!), Number(words[1]));
}

function withTime(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

const yearOf = (text: string): number => Number(text) + (text.length === 2 ? 2000 : 0);

/** Null for a day that no month has. */
function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}
