import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { ConfirmDialog } from '#design/overlays/confirm-dialog.tsx';

type ClearButtonProps = {
  onClear: () => Promise<unknown>;
  disabled?: boolean;
  /** The text of the confirmation. */
  text: string;
  texts: { clear: string; clearTitle: string; cancel: string; close: string };
};

/** Empties a basket or a list after a confirmation. */
export function ClearButton({ onClear, disabled, text, texts }: ClearButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isClearing, setClearing] = useState(false);
  async function clear(): Promise<void> {
    setClearing(true);
    await onClear();
    setClearing(false);
    setOpen(false);
  }
  return (
    <>
      <Button variant="quiet" size="s" icon="bin" disabled={disabled} onClick={() => setOpen(true)}>
        {texts.clear}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
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
