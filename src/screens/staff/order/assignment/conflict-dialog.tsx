import { useEffect, useRef, useState } from 'react';
import type { WorkField } from '#areas/orders/staff-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import { messages } from './messages.ts';
import type { Conflict, Edits } from './work-values.ts';

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
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [own, setOwn] = useState<readonly WorkField[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  const names = [...new Set(conflicts.map(({ by }) => by?.name ?? t.somebody))];
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
      <ConflictFields
        {...{ conflicts, valueText, own }}
        nameOf={(field) => t[field]}
        before={(field) => edits[field]?.from}
        onChange={setOwn}
      />
    </Dialog>
  );
}
