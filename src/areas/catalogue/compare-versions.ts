import type { Locale } from '#i18n/locale.ts';

/** Units that measure the same, with what one of each is in the smallest of them. */
const unitFamilies: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000 },
  { ml: 1, cl: 10, l: 1000 },
  { g: 1, kg: 1000, t: 1_000_000 },
  { W: 1, kW: 1000 },
];
const number =
  /(\d{1,3}(?:\.\d{3})+|\d+)([.,]\d+)?(?:\/(\d+))?(?:[ \u00a0]?(mm|[ck]?m|[mc]?l|k?g|t|k?W)(?![\p{L}\d]))?/gu;
const clothingSize = /(?:^|\s)(\d*)(X*)([SML])$/;

interface Amount {
  readonly value: number;
  /** Empty for a bare number. */
  readonly unit: string;
}

/** Sorts the names of a model's versions: plain ones first, numbers and sizes from small to large, words by the alphabet. */
export function compareVersions(one: string, other: string, locale: Locale): number {
  const sizes = [sizeOf(one), sizeOf(other)] as const;
  if (sizes[0] !== null && sizes[1] !== null) return sizes[0] - sizes[1];
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.amounts.length === 0 || b.amounts.length === 0)
    return Math.min(a.amounts.length, 1) - Math.min(b.amounts.length, 1) || one.localeCompare(other, locale);
  for (let at = 0; at < a.texts.length && at < b.texts.length; at += 1) {
    const byText = a.texts[at]!.localeCompare(b.texts[at]!, locale);
    const [amount, otherAmount] = [a.amounts[at], b.amounts[at]];
    const byAmount = amount && otherAmount ? compareAmounts(amount, otherAmount) : 0;
    if (byText || byAmount) return byText || byAmount;
  }
  return a.texts.length - b.texts.length;
}

/** The amounts in a name and the texts around them, one more than there are amounts. */
function partsOf(name: string): { texts: string[]; amounts: Amount[] } {
  const amounts: Amount[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const match of name.matchAll(number)) {
    const [all, whole, decimals = '', divisor = '1', unit = ''] = match;
    amounts.push({ value: Number(whole!.replaceAll('.', '') + decimals.replace(',', '.')) / Number(divisor), unit });
    texts.push(name.slice(end, match.index).trim());
    end = match.index + all.length;
  }
  return { texts: [...texts, name.slice(end).trim()], amounts };
}

function compareAmounts(one: Amount, other: Amount): number {
  const family = unitFamilies.find((units) => Object.hasOwn(units, one.unit) && Object.hasOwn(units, other.unit));
  return one.value * (family?.[one.unit] ?? 1) - other.value * (family?.[other.unit] ?? 1);
}

/** M is 0, larger sizes are above it; null for what is no clothing size. */
function sizeOf(name: string): number | null {
  const [, times = '', extra = '', letter] = clothingSize.exec(name) ?? [];
  if (!letter) return null;
  const steps = 1 + (times === '' ? extra.length : Number(times));
  return { S: -steps, M: 0, L: steps }[letter]!;
}
