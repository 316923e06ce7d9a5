import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import type { ShortlistStore } from './shortlist.ts';

type ClearShortlistButtonProps = {
  list: ShortlistStore;
  count: number;
  onCleared?: () => void;
  texts: { clear: string; clearTitle: string; clearText: (count: number) => string; cancel: string; close: string };
};

/** Empties a shopper's list once they have said that they mean it. */
export function ClearShortlistButton({ list, count, onCleared, texts }: ClearShortlistButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  async function clear(): Promise<void> {
    setClearing(true);
    const done = await list.clear();
    setClearing(false);
    setAsking(false);
    if (done) onCleared?.();
  }
  return (
    <>
      <Button variant="quiet" size="s" icon="bin" disabled={count === 0} onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void clear()}
        pending={isClearing}
        destructive
        icon="bin"
        title={texts.clearTitle}
        text={texts.clearText(count)}
        texts={{ confirm: texts.clear, cancel: texts.cancel, close: texts.close }}
      />
    </>
  );
}
