import { useEffect, useRef, useState } from 'react';
import type { WorkField } from '#areas/orders/staff-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../../orders/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { momentText } from '../../parts/moments.ts';
import { messages } from './messages.ts';
import type { Conflict, Edits } from './work-values.ts';
import styles from './work.module.css';

interface ConflictDialogProps {
  readonly conflicts: readonly Conflict[];
  /** What was typed, with what was there before. */
  readonly edits: Edits;
  readonly valueText: (field: WorkField, value: unknown) => string;
  readonly onKeepWriting: () => void;
  /** Saves one's own values of these fields; those of the others stay. */
  readonly onChoose: (isOwn: (field: WorkField) => boolean) => void;
}

/** Somebody else has changed the same fields: shows both values of each, and the person chooses. */
export function ConflictDialog({ conflicts, edits, valueText, onKeepWriting, onChoose }: ConflictDialogProps) {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState<readonly WorkField[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  const nameOf = ({ by }: Conflict): string => by?.name ?? t.somebody;
  const names = [...new Set(conflicts.map(nameOf))];
  const actions = (
    <>
      <Button look="quiet" onClick={() => dialog.current?.close()}>
        {t.keepWriting}
      </Button>
      <Button look="primary" onClick={() => onChoose((field) => own.includes(field))}>
        {t.saveChosen}
      </Button>
    </>
  );
  return (
    <Dialog
      ref={dialog}
      title={t.conflictTitle(new Intl.ListFormat(locale).format(names))}
      actions={actions}
      onClose={onKeepWriting}
    >
      <p>{t.conflictText}</p>
      {conflicts.map((conflict) => {
        const { field, yours, theirs, at } = conflict;
        const choices = [
          {
            isOwn: false,
            value: theirs,
            by: at ? t.theirs(nameOf(conflict), momentText(at, new Date(), days, locale)) : nameOf(conflict),
          },
          { isOwn: true, value: yours, by: t.yours },
        ];
        return (
          <fieldset key={field} className={styles.conflict}>
            <legend>{t.whichOne(t[field])}</legend>
            {choices.map(({ isOwn, value, by }) => (
              <label key={by} className={styles.choice}>
                <input
                  type="radio"
                  name={field}
                  checked={own.includes(field) === isOwn}
                  onChange={() => setOwn(isOwn ? [...own, field] : own.filter((one) => one !== field))}
                />
                <b>{valueText(field, value)}</b>
                <small>{by}</small>
              </label>
            ))}
            <p className={styles.before}>{t.before(valueText(field, edits[field]?.from))}</p>
          </fieldset>
        );
      })}
    </Dialog>
  );
}
