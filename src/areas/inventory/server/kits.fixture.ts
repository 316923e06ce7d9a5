import { type Cells, productCells } from '#areas/catalogue/server/catalogue.fixture.ts';
import { startInventory } from './inventory.fixture.ts';

/** A shop with an inventory and what tests of kits need beside it. */
export async function startKitShop() {
  const shop = await startInventory();
  const importRows = async (...rows: Cells[]) => {
    await shop.writeRows('products.csv', rows);
    return shop.importFrom('products.csv');
  };
  return {
    ...shop,
    importRows,
    /** A later import that names only these rows. */
    async update(...rows: Cells[]) {
      await shop.writeRows('update.csv', rows);
      return shop.importFrom('update.csv');
    },
    /** A drill, its batteries and its case, and the kit of one drill, two batteries and a case. */
    async drillKit() {
      await importRows(
        productCells('DRILL', { stock: 10 }),
        productCells('BATTERY', { stock: 9 }),
        productCells('CASE', { stock: 30 }),
        productCells('KIT', { stock: '', kit: 'DRILL*1|BATTERY*2|CASE', price: '150' }),
      );
      const rows = await shop.rowsByArticle();
      const [drill, battery, kit] = ['DRILL', 'BATTERY', 'KIT'].map((article) => rows.get(article)!.id);
      return { drill: drill!, battery: battery!, kit: kit! };
    },
    isSellable: async (article: string) => (await shop.rowsByArticle()).get(article)!.is_sellable,
  };
}

export type KitShop = Awaited<ReturnType<typeof startKitShop>>;
