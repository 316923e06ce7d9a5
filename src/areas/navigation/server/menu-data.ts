import { join } from 'node:path';
import { z } from 'zod';
import { readShopJson } from '#platform/shop-files/read-shop-json.ts';

const inBothLanguages = z.strictObject({ es: z.string(), ca: z.string() });
const links = z.array(
  z.strictObject({
    name: inBothLanguages,
    /** A page of the shop ('/faq') or another site's address. */
    link: z.string().regex(/^(\/|https:\/\/)/),
    attributes: z.record(z.string(), z.string()).default({}),
  }),
);
export const menuData = z.strictObject({
  header: links,
  footer: z.array(z.strictObject({ name: inBothLanguages, children: links })),
  bottom: links,
});

export type MenuData = z.infer<typeof menuData>;

/** Reads menu.json of the shop's folder. Throws `ShopFileError` with all that is wrong in it. */
export const readMenuData = (shopDir: string): MenuData => readShopJson(join(shopDir, 'menu.json'), menuData);
