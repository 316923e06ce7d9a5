import { fraction } from './seed.ts';

const articlesPerBrand = 100_000;

/** Assigns articles such as `48-18605`, derived from the product's identity, so that they stay when a table grows. */
export function createArticleNumbers(): (prefix: number, identity: string) => string {
  const taken = new Set<string>();
  return (prefix, identity) => {
    const start = Math.floor(fraction(`article ${identity}`) * articlesPerBrand);
    for (let step = 0; step < articlesPerBrand; step++) {
      const article = `${prefix}-${String((start + step) % articlesPerBrand).padStart(5, '0')}`;
      if (taken.has(article)) continue;
      taken.add(article);
      return article;
    }
    throw new Error(`no article left for brand prefix ${prefix}`);
  };
}

/** An EAN-13 in the range 20–29, which GS1 reserves for numbering within a shop. */
export function inStoreEan(article: string): string {
  const body = `20${article.replace('-', '').padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** GS1 check digit of the first twelve digits of an EAN-13. */
export function checkDigit(body: string): number {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
