import { mayDo, type StaffPermission, type StaffRole } from '#values/staff-roles.ts';
import type { OrderView, StaffOrderSort } from './staff-calls.ts';

/** What each view of the list needs. */
export const viewPermissions = {
  todo: 'orders.read',
  today: 'orders.read',
  money: 'money.read',
  companies: 'orders.read',
  uncollected: 'orders.read',
  all: 'orders.read',
} as const satisfies Record<OrderView, StaffPermission>;

/** What each order of the list needs: that of sums would tell them. */
export const sortPermissions = {
  date_desc: 'orders.read',
  date_asc: 'orders.read',
  slot_asc: 'orders.read',
  price_desc: 'money.read',
  price_asc: 'money.read',
  number_asc: 'orders.read',
} as const satisfies Record<StaffOrderSort, StaffPermission>;

export const maySeeView = (role: StaffRole, view: OrderView): boolean => mayDo(role, viewPermissions[view]);
