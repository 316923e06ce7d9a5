import type { StaffOrderRow } from '#areas/orders/staff-calls.ts';
import { classNames } from '#design/class-names.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './order-note.module.css';
import { useWarningText } from './warning-text.ts';

type Noted = Pick<StaffOrderRow, 'warnings' | 'assignee' | 'tags'>;

/** Who works on an order, and its tags: 'Pau, frágil'. */
const workText = ({ assignee, tags }: Noted): string =>
  [assignee?.name, ...tags].filter((text) => text !== undefined).join(', ');

export const hasNote = (order: Noted): boolean => Boolean(order.warnings?.length) || workText(order) !== '';

/** What needs somebody of an order, with a sign where something is wrong, and what the staff notes of it. */
export function OrderNote({ order, now }: { order: Noted; now: Date }) {
  const warningText = useWarningText();
  return (
    <>
      {order.warnings?.map((warning) => {
        const isWrong = warning.kind !== 'due';
        return (
          <span key={warning.kind} className={classNames(styles.warning, isWrong && styles.wrong)}>
            {isWrong && <Icon name="warning" size="s" />}
            {warningText(warning, now)}
          </span>
        );
      })}
      {workText(order)}
    </>
  );
}
