import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../page/icon.tsx';
import { LinkButton } from '../actions/button.tsx';
import { snackbarStore, type Snackbar } from './snackbar-store.ts';
import styles from './snackbars.module.css';

const icons = { error: 'warning', good: 'check', ink: 'check' } as const;

/** The region for `showSnackbar`; once in the frame. A manual popover, so that it is above an open dialog too. */
export function Snackbars({ label, closeLabel }: { label: string; closeLabel: string }) {
  const region = useRef<HTMLDivElement>(null);
  const snackbars = useSyncExternalStore(snackbarStore.subscribe, snackbarStore.list, snackbarStore.listAtFirst);
  const newest = snackbars.at(-1)?.id;

  useEffect(() => {
    const element = region.current;
    if (!element || newest === undefined) return;
    // Opening it again moves it above a dialog that was opened later. Safari 16 has no popovers and shows it below.
    element.hidePopover?.();
    element.showPopover?.();
  }, [newest]);
  useEffect(() => {
    // The hovered or focused snackbar may be gone, which fires no event.
    if (snackbars.length > 0 && !region.current?.matches(':hover, :focus-within')) snackbarStore.resume();
  }, [snackbars]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the timer; nothing to operate
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      role="region"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && snackbarStore.pause()}
      onPointerLeave={snackbarStore.resume}
      onFocus={snackbarStore.pause}
      onBlur={snackbarStore.resume}
    >
      {snackbars.map((snackbar) => (
        <SnackbarItem key={snackbar.id} snackbar={snackbar} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function SnackbarItem({
  snackbar: { id, tone, text, action },
  closeLabel,
}: {
  snackbar: Snackbar;
  closeLabel: string;
}) {
  const act = () => {
    snackbarStore.dismiss(id);
    action?.run();
  };
  return (
    <div
      className={classNames(styles.snackbar, styles[tone], tone === 'ink' && 'ink')}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <span>
        {text} {action && <LinkButton onClick={act}>{action.label}</LinkButton>}
      </span>
      <IconButton icon="close" iconSize="s" label={closeLabel} onClick={() => snackbarStore.dismiss(id)} />
    </div>
  );
}
