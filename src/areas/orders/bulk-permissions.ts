import type { StaffPermission } from '#values/staff-roles.ts';
import type { BulkAction } from './staff-bulk-calls.ts';

/** What each kind of action needs. */
export const bulkPermissions = {
  next: 'orders.move',
  status: 'orders.move',
  cancel: 'orders.cancel',
  assign: 'orders.note',
  tag: 'orders.note',
  print: 'orders.read',
  csv: 'orders.read',
  xlsx: 'orders.read',
} as const satisfies Record<BulkAction['kind'], StaffPermission>;

/** What an action needs: to cancel is to cancel, also as a status. */
export const permissionOfBulk = (action: BulkAction): StaffPermission =>
  bulkPermissions[action.kind === 'status' && action.status === 'cancelled' ? 'cancel' : action.kind];
