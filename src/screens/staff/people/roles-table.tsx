import type { CallAnswer } from '#values/call.ts';
import type { listPeople } from '#areas/staff/people-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { mayDo, staffPermissions, staffRoles } from '#values/staff-roles.ts';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import table from '../parts/table.module.css';
import { messages as sessionMessages } from '../session/messages.ts';
import { messages } from './messages.ts';
import styles from './people.module.css';

type RefundLimits = CallAnswer<typeof listPeople>['refundLimits'];

/** Who may do what, as the code has it. */
export function RolesTable({ refundLimits }: { refundLimits: RefundLimits }) {
  const t = useMessages(messages);
  const { roles } = useMessages(sessionMessages);
  const locale = useLocale();
  return (
    <div className={styles.roles}>
      <Card title={t.rolesTitle} aside={<span className={styles.quiet}>{t.rolesAside}</span>} bare>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys */}
        <div className={table.scroll} tabIndex={0} role="region" aria-label={t.rolesTitle}>
          <table className={styles.matrix}>
            <thead>
              <tr>
                <th>{t.permission}</th>
                {staffRoles.map((role) => (
                  <th key={role}>{roles[role]}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {staffPermissions.map((permission) => (
                <tr key={permission}>
                  <th scope="row">{t.permissions[permission]}</th>
                  {staffRoles.map((role) => (
                    <td key={role}>
                      {permission === 'money.refund' && refundLimits[role] !== undefined ? (
                        t.upTo(formatEuros(refundLimits[role], locale).replace(',00', ''))
                      ) : mayDo(role, permission) ? (
                        <>
                          <Icon name="check" />
                          <span className="vh">{t.yes}</span>
                        </>
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className="vh">{t.no}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </div>
  );
}
