import type { EditableOrderField } from '#areas/orders/staff-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../../orders/messages.ts';
import { momentText } from '../../parts/moments.ts';
import { messages } from './messages.ts';
import type { Conflict } from './work-values.ts';
import styles from './work.module.css';

interface ConflictFieldsProps<Field extends EditableOrderField> {
  readonly conflicts: readonly Conflict<Field>[];
  readonly nameOf: (field: Field) => string;
  readonly valueText: (field: Field, value: unknown) => string;
  /** What was there when the person began. */
  readonly before: (field: Field) => unknown;
  /** The fields whose own value is to stand. */
  readonly own: readonly Field[];
  readonly onChange: (own: readonly Field[]) => void;
}

/** Both values of each field that somebody else has changed meanwhile, side by side, of which the person chooses one. */
export function ConflictFields<Field extends EditableOrderField>(props: ConflictFieldsProps<Field>) {
  const { conflicts, nameOf, valueText, before, own, onChange } = props;
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  return conflicts.map(({ field, yours, theirs, at, by }) => {
    const name = by?.name ?? t.somebody;
    const choices = [
      { isOwn: false, value: theirs, who: at ? t.theirs(name, momentText(at, new Date(), days, locale)) : name },
      { isOwn: true, value: yours, who: t.yours },
    ];
    return (
      <fieldset key={field} className={styles.conflict}>
        <legend>{t.whichOne(nameOf(field))}</legend>
        {choices.map(({ isOwn, value, who }) => (
          <label key={who} className={styles.choice}>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={own.includes(field) === isOwn}
              onChange={() => onChange(isOwn ? [...own, field] : own.filter((one) => one !== field))}
            />
            <b>{valueText(field, value)}</b>
            <small>{who}</small>
          </label>
        ))}
        <p className={styles.before}>{t.before(valueText(field, before(field)))}</p>
      </fieldset>
    );
  });
}
