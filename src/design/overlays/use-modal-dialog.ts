import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from 'react';
import { closeOnBack } from './close-on-back.ts';

/**
 * Shows a native dialog as a modal while `open`. The browser traps the focus, makes the page inert and returns the focus;
 * base.css locks the page's scroll. On narrow screens the way back closes it.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const pressedBeside = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open) return;
    if (!dialog.open) dialog.showModal();
    const release = closeOnBack(() => close());
    return () => {
      release();
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onClose: () => {
      if (open && !ref.current?.open) onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = event.target === ref.current;
    },
    // A text selection that starts inside the dialog and ends outside must not close it.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedBeside.current && event.target === ref.current) onClose();
    },
  };
}
