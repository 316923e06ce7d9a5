import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { useMessages } from '#i18n/messages.ts';
import { favourites } from './favourites-store.ts';
import { messages } from './messages.ts';

export function ClearFavouritesButton({ count, onCleared }: { count: number; onCleared: () => void }) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  async function clear(): Promise<void> {
    setClearing(true);
    const done = await favourites.clear();
    setClearing(false);
    setAsking(false);
    if (done) onCleared();
  }
  return (
    <>
      <Button variant="quiet" size="s" icon="bin" disabled={count === 0} onClick={() => setAsking(true)}>
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
