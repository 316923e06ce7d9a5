import type { IconName } from '#design/page/icon-sprite.tsx';

/** The ways through the account; `name` is that of the text. */
export const profileLinks = [
  { to: '/profile/orders', icon: 'box', name: 'orders' },
  { to: '/profile/personal', icon: 'settings', name: 'settings' },
] as const satisfies readonly { to: string; icon: IconName; name: string }[];
