import { z } from 'zod';
import { euros, utcMoment } from '#values/contract-fields.ts';
import { mayDo, type StaffPermission, type StaffRole } from '#values/staff-roles.ts';

/** What the list says of an order that needs somebody, the most pressing first, and who may know it. */
const warningPermissions = {
  to_refund: 'money.read',
  refund_refused: 'money.read',
  approval_refused: 'money.read',
  part_paid: 'money.read',
  wrong_amount: 'money.read',
  surplus: 'money.read',
  undecided: 'money.read',
  mail_failed: 'persons.read',
  no_goods: 'orders.read',
  due: 'money.read',
} as const satisfies Record<string, StaffPermission>;

type OrderWarningKind = keyof typeof warningPermissions;
const orderWarningKinds = Object.keys(warningPermissions) as OrderWarningKind[];

/** Those that only time or the customer ends: nobody of the shop has to do anything. */
const notices: readonly OrderWarningKind[] = ['no_goods', 'due'];

export const maySeeWarning = (role: StaffRole, kind: OrderWarningKind): boolean =>
  mayDo(role, warningPermissions[kind]);
export const needsSomebody = ({ kind }: OrderWarning): boolean => !notices.includes(kind);

export const orderWarning = z.object({
  kind: z
    .enum(orderWarningKinds)
    .describe(
      'to_refund: cancelled, and its money is here. refund_refused: by the provider. approval_refused: a lender approved it too late. part_paid: `amount` is missing. wrong_amount: `amount` came, which pays nothing. surplus: `amount` came besides. undecided: a lender has not decided for three days. mail_failed: a mail about it does not go out. no_goods: unpaid, and its goods are not reserved. due: its transfer has time until `at`.',
    ),
  amount: euros().optional(),
  at: utcMoment().optional(),
});
export type OrderWarning = z.infer<typeof orderWarning>;
