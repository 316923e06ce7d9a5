import type { RefObject } from 'react';
import type { BankRow } from '#areas/bank/contract.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { messages } from './messages.ts';

interface RecordDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly row: BankRow | null;
  readonly onRecord: (row: BankRow) => void;
}

/** Asks before a doubtful movement is recorded, and says what becomes of its money. */
export function RecordDialog({ ref, row, onRecord }: RecordDialogProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const outcomes: Readonly<Record<string, string>> = t.outcomes;
  const amount = row ? formatEuros(row.amount, locale) : '';
  const close = (): void => ref.current?.close();
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      <Button
        look="strong"
        onClick={() => {
          close();
          if (row) onRecord(row);
        }}
      >
        {t.recordConfirm(amount)}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.recordTitle(amount, row?.order?.number ?? '')} actions={actions}>
      <p>{row?.reason && t.reasons[row.reason]}</p>
      <p>{outcomes[row?.reason ?? ''] ?? t.outcomes.pays}</p>
      <p>{row?.text}</p>
    </Dialog>
  );
}
