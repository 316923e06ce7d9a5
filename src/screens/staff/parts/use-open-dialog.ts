import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** For a dialog that is there only while it is open: opens it, and says when it has been closed. `onOpen` may move the focus in it. */
export function useOpenDialog(onClose: () => void, onOpen?: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useEffectEvent(() => onOpen?.());
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current!;
    const leave = (): void => closed();
    dialog.showModal();
    opened();
    dialog.addEventListener('close', leave);
    return () => dialog.removeEventListener('close', leave);
  }, []);
  return ref;
}
