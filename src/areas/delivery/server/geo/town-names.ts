/** Words that people leave out, and the two ways to write some others. */
const unimportant = new Set(
  'el la los las els les l lo a o os as es sa ses de del d dels da do dos das i y e en na'.split(' '),
);
const sameWords: Readonly<Record<string, string>> = {
  sant: 'san',
  st: 'san',
  sta: 'santa',
  sto: 'santo',
  lerida: 'lleida',
  gerona: 'girona',
  orense: 'ourense',
  ibiza: 'eivissa',
  mahon: 'mao',
  jativa: 'xativa',
  alcira: 'alzira',
};

/** The words of a name without accents, case, articles and prepositions: 'L’Hospitalet de Llobregat' → hospitalet, llobregat. */
export function townWords(name: string): string[] {
  const words = plainText(name).split(' ').filter(Boolean);
  const important = words.filter((word) => !unimportant.has(word));
  return (important.length > 0 ? important : words).map((word) => sameWords[word] ?? word);
}

/** Lower case, without accents, letters and digits only. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 'Pobla de Segur, La' → 'La Pobla de Segur'; names in two languages are divided by a slash. */
export const naturalName = (name: string): string =>
  name
    .split('/')
    .map((one) => one.replace(/^(.+), (\S+)$/, (_, rest: string, article: string) => joinArticle(article, rest)))
    .join('/');

const joinArticle = (article: string, rest: string): string => (/['’]$/.test(article) ? article : `${article} `) + rest;

/**
 * Whether a typed town can be this municipality: all words of one of its names, or some of them and no others, each with
 * a letter in four wrong ('San Adrián de Besós'). Only to choose among the few municipalities of a postal code.
 */
export function isSameTown(typed: string, name: string): boolean {
  const words = townWords(typed);
  const areAll = (some: readonly string[], of: readonly string[]): boolean =>
    some.every((word) => of.some((other) => editDistance(word, other) <= Math.max(word.length, other.length) / 4));
  return name.split('/').some((one) => {
    const own = townWords(one);
    return areAll(words, own) || areAll(own, words);
  });
}

/** Letters to add, drop or replace (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(next[column - 1]! + 1, row[column]! + 1, row[column - 1]! + (letter === other[column - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length]!;
}
