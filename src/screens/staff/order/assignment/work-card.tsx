import { useEffect, useRef, useState } from 'react';
import type { WorkField, StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { useOrderChoices } from '../../session/order-choices.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { useShortcuts } from '../../parts/shortcuts.ts';
import { useMay, useMember } from '../../session/session.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { messages } from './messages.ts';
import { useSaveWork } from './use-save-work.ts';
import { WorkForm } from './work-form.tsx';
import {
  chosenEdits,
  type Edits,
  shownValues,
  withEdit,
  withHeld,
  withoutHeld,
  workFields,
  workOf,
} from './work-values.ts';
import styles from './work.module.css';

/** Who works on an order, its tags and its tracking number, and the form that changes them. What was typed outlives what others change. */
export function WorkCard({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const may = useMay();
  const members = useMembers(order);
  const save = useSaveWork(order);
  const [edits, setEdits] = useState<Edits | null>(null);
  const mayEdit = may('orders.note');
  const edit = (): void => setEdits(edits ?? {});
  useShortcuts({ a: () => mayEdit && edit() });
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = edits !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // With the form the focus has gone, unless it is elsewhere by now.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const present = workOf(order);
  const valueText = (field: WorkField, value: unknown): string => {
    if (field === 'assignee') return members.find(({ id }) => id === value)?.name ?? t.nobody;
    return (Array.isArray(value) ? value.join(', ') : String(value ?? '')) || t.nothing;
  };
  const store = (changed: Edits): void =>
    save.mutate(changed, { onSuccess: (conflicts) => conflicts.length === 0 && setEdits(null) });
  const conflicts = save.data ?? [];
  if (edits === null)
    return (
      <Card
        title={t.title}
        aside={
          mayEdit && (
            <Button ref={opener} size="small" onClick={edit}>
              {t.edit}
              <kbd aria-hidden="true">A</kbd>
            </Button>
          )
        }
      >
        <dl className={styles.facts}>
          {workFields.map((field) => (
            <div key={field}>
              <dt>{t[field]}</dt>
              <dd>{valueText(field, present[field])}</dd>
            </div>
          ))}
        </dl>
      </Card>
    );
  return (
    <Card title={t.title}>
      <WorkForm
        values={shownValues(present, edits)}
        members={members}
        isSaving={save.isPending}
        error={save.error}
        onEdit={(field, to) => setEdits((now) => now && withEdit(now, field, { present, to }))}
        onEnter={(field) => setEdits((now) => now && withHeld(now, field, present))}
        onLeave={() => setEdits((now) => now && withoutHeld(now))}
        onSave={() => store(edits)}
        onCancel={() => {
          save.reset();
          setEdits(null);
        }}
      />
      {conflicts.length > 0 && (
        <ConflictDialog
          key={save.submittedAt}
          conflicts={conflicts}
          edits={edits}
          valueText={valueText}
          onKeepWriting={() => save.reset()}
          onChoose={(isOwn) => store(chosenEdits(conflicts, isOwn))}
        />
      )}
    </Card>
  );
}

/** To whom an order can be given, and who has it, who may have left. */
function useMembers({ assignee }: StaffOrder): readonly { readonly id: number; readonly name: string }[] {
  const me = useMember();
  const { members = [me] } = useOrderChoices(true) ?? {};
  return assignee && !members.some(({ id }) => id === assignee.id) ? [...members, assignee] : members;
}
