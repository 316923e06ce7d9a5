import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { ConfirmDialog } from '#design/overlays/confirm-dialog.tsx';

type ClearButtonProps = {
  onClear: () => Promise<unknown>;
  disabled?: boolean;
  /** What the dialog says will happen. */
  text: string;
  texts: { clear: string; clearTitle: string; cancel: string; close: string };
};

/** Empties a basket or a list once the shopper has said that they mean it. */
export function ClearButton({ onClear, disabled, text, texts }: ClearButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isClearing, setClearing] = useState(false);
  async function clear(): Promise<void> {
    setClearing(true);
    await onClear();
    setClearing(false);
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" size="s" icon="bin" disabled={disabled} onClick={() => setAsking(true)}>
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
        text={text}
        texts={{ confirm: texts.clear, cancel: texts.cancel, close: texts.close }}
      />
    </>
  );
}
