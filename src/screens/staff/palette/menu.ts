import type { StaffPermission } from '#values/staff-roles.ts';
import type { IconName } from '../parts/icon.tsx';

export interface MenuItem {
  readonly to: string;
  readonly icon: IconName;
  readonly text: 'today' | 'orders' | 'newOrder' | 'bank' | 'people' | 'audit';
  /** The key after G that leads there. */
  readonly key: string;
  /** Who lacks it does not see the item. */
  readonly needs?: StaffPermission;
}

/** What the back office has so far: its menu, its keys and the screens that the palette finds. */
export const menu: readonly MenuItem[] = [
  { to: '/', icon: 'today', text: 'today', key: 'h' },
  { to: '/orders', icon: 'orders', text: 'orders', key: 'o', needs: 'orders.read' },
  { to: '/orders/new', icon: 'plus', text: 'newOrder', key: 'c', needs: 'orders.edit' },
  { to: '/bank', icon: 'money', text: 'bank', key: 'b', needs: 'money.take' },
  { to: '/people', icon: 'people', text: 'people', key: 's', needs: 'staff.manage' },
  { to: '/audit', icon: 'log', text: 'audit', key: 'l', needs: 'audit.read' },
];
