import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { compared } from './compare-store.ts';
import { messages } from './messages.ts';

export function ClearComparisonButton({ count }: { count: number }) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  async function clear(): Promise<void> {
    setClearing(true);
    await compared.clear();
    setClearing(false);
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" size="s" icon="bin" onClick={() => setAsking(true)}>
        {t.clear}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void clear()}
        pending={isClearing}
        destructive
        icon="bin"
        title={t.clearTitle}
        text={t.clearText(count)}
        texts={{ confirm: t.clear, cancel: t.cancel, close: t.close }}
      />
    </>
  );
}
