export const staffRoles = ['owner', 'sales', 'warehouse', 'content', 'accounts'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What each permission lets do, and who has it: the whole of who may do what in the back office. */
const permissions = {
  /** See orders, what is in them and who receives them. */
  'orders.read': ['owner', 'sales', 'warehouse', 'accounts'],
  /** Move an order on: confirm, prepare, send, hand over. */
  'orders.move': ['owner', 'sales', 'warehouse'],
  'orders.cancel': ['owner', 'sales'],
  /** Notes, tags, who works on it, tracking numbers. */
  'orders.note': ['owner', 'sales', 'warehouse', 'accounts'],
  /** Save a view of a list for everybody. */
  'views.share': ['owner', 'sales'],
  /** Comment, slot and receiver of an order. */
  'orders.edit': ['owner', 'sales'],
  /** See prices, sums, payments and invoices. */
  'money.read': ['owner', 'sales', 'accounts'],
  /** Record money that has come. */
  'money.take': ['owner', 'sales', 'accounts'],
  /** Pay back; some roles up to a limit. */
  'money.refund': ['owner', 'sales'],
  /** See e-mail addresses and tax numbers. */
  'persons.read': ['owner', 'sales', 'accounts'],
  /** The log of all changes. */
  'audit.read': ['owner'],
  /** Invite people, end their sessions. */
  'staff.manage': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffPermission = keyof typeof permissions;
export const staffPermissions = Object.keys(permissions) as StaffPermission[];

export const mayDo = (role: StaffRole, permission: StaffPermission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role);

export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  staffPermissions.filter((permission) => mayDo(role, permission));
