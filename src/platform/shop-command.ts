/** A command of the shop as its shopkeeper types it: 'orders show 26-889862' after the name of the program. */
export type ShopCommand = (words: string) => string;

/** Real shops have the script of the manual (docs/systemd/ferreter.sh), which knows their settings; others run in a checkout. */
export const shopCommandIn =
  (mode: string | undefined): ShopCommand =>
  (words) =>
    `${mode === 'production' ? 'ferreter' : 'npm run shop --'} ${words}`;
