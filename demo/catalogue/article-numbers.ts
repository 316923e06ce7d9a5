import { fraction } from './seed.ts';

const room = 100_000;

/** Gives each product of a brand an article such as `48-18605`, from its identity, so that it stays when the table grows. */
export function articleNumbers(): (prefix: number, identity: string) => string {
  const taken = new Set<string>();
  return (prefix, identity) => {
    const start = Math.floor(fraction(`article ${identity}`) * room);
    for (let step = 0; step < room; step++) {
      const article = `${prefix}-${String((start + step) % room).padStart(5, '0')}`;
      if (taken.has(article)) continue;
      taken.add(article);
      return article;
    }
    throw new Error(`no article left for brand prefix ${prefix}`);
  };
}

/** The EAN-13 in the range 20–29, which GS1 leaves to each shop for its own numbering, so it can be nobody else's. */
export function inStoreEan(article: string): string {
  const body = `20${article.replace('-', '').padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** GS1 check digit of the first twelve digits of an EAN-13. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
