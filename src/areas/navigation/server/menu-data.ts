import { join } from 'node:path';
import { z } from 'zod';
import { readShopJson } from '#platform/shop-json.ts';
import { StartError } from '#platform/start-error.ts';

const inBothLanguages = z.strictObject({ es: z.string(), ca: z.string() });
const links = z.array(
  z.strictObject({
    name: inBothLanguages,
    /** A page of the shop ('/faq') or another site's address. */
    link: z.string().regex(/^(\/|https:\/\/)/),
    attributes: z.record(z.string(), z.string()).default({}),
  }),
);
const menuData = z.strictObject({
  header: links,
  footer: z.array(z.strictObject({ name: inBothLanguages, children: links })),
  bottom: links,
});

export type MenuData = z.infer<typeof menuData>;

/** Reads menu.json of the shop's folder. */
export function readMenuData(shopDir: string): MenuData {
  const file = join(shopDir, 'menu.json');
  try {
    return menuData.parse(readShopJson(file));
  } catch (error) {
    throw new StartError(`${file} is wrong: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
  }
}
