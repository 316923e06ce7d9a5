import { asc } from 'drizzle-orm';
import { startCatalogue } from '#areas/catalogue/server/catalogue.fixture.ts';
import { movements } from './inventory-tables.ts';

/** A catalogue with look-ups by article. */
export async function startInventory() {
  const shop = await startCatalogue();
  const { database } = shop;

  async function rowsByArticle() {
    const { rows } = await database.$client.query<{
      id: number;
      article: string;
      stock: number;
      is_sellable: boolean;
      is_kit_of_parts: boolean;
    }>('SELECT id, article, stock, is_sellable, is_kit_of_parts FROM catalogue_products ORDER BY id');
    return new Map(rows.map((row) => [row.article, row]));
  }

  return {
    ...shop,
    rowsByArticle,

    stockOf: async (...articles: string[]) => {
      const rows = await rowsByArticle();
      return articles.map((article) => rows.get(article)?.stock);
    },

    idOf: async (article: string) => (await rowsByArticle()).get(article)!.id,

    movements: () => database.select().from(movements).orderBy(asc(movements.id)),
  };
}

export type Inventory = Awaited<ReturnType<typeof startInventory>>;
