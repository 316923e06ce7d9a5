import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { usePaletteText } from './use-palette-text.ts';
import styles from './palette.module.css';

interface PaletteComingProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}

/** The palette's field while its list is on its way: what is typed is for it, and none of it acts as a key of the screen. */
export function PaletteComing({ text, onType, onClose }: PaletteComingProps) {
  const t = usePaletteText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next key.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t.openShort} aria-busy="true" onClose={onClose}>
      <div className={styles.find}>
        <Icon name="search" />
        <input
          aria-label={t.open}
          placeholder={t.open}
          maxLength={200}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
    </dialog>
  );
}
