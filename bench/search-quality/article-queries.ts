import type { JudgedProduct } from './judged-products.ts';

/** The ways in which people write an article number: from a label, a till receipt, a telephone, another shop's page. */
const writings: readonly ((product: JudgedProduct) => string)[] = [
  ({ article }) => article,
  ({ article }) => article.replace(/\W/g, ''),
  ({ article }) => article.replace(/\W/g, ' '),
  ({ article }) => article.replace(/\W/g, '.'),
  ({ article }) => article.replace(/\W/g, '/'),
  ({ article }) => ` ${article.replace(/\W/g, ' - ')} `,
  ({ article }) => `ref ${article.toLowerCase()}`,
  ({ article }) => `Ref.: ${article}`,
  ({ article }) => `${article.slice(0, 5)} ${article.slice(5)}`,
  ({ article, name }) => `${name.split(' ')[0]} ${article}`,
  ({ article, ean }) => ean ?? article,
  ({ article, ean }) => (ean ?? article).replace(/(\d{6})$/, ' $1'),
];

/** Every thirtieth product, each in the next writing. */
export const articleQueries = (products: readonly JudgedProduct[]): { id: number; query: string }[] =>
  products
    .filter((_, at) => at % 30 === 0)
    .map((product, at) => ({ id: product.id, query: writings[at % writings.length]!(product) }));
