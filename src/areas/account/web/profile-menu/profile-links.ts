import type { IconName } from '#design/page/icon-sprite.tsx';

/** The account's pages; `name` is the key of the text. */
export const profileLinks = [
  { to: '/profile/orders', icon: 'box', name: 'orders' },
  { to: '/profile/personal', icon: 'settings', name: 'settings' },
] as const satisfies readonly { to: string; icon: IconName; name: string }[];
