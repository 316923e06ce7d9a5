interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  preventDefault(): void;
}

/** Whether the page may handle a click. The browser opens a tab or window for those with a modifier key. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Omit<Click, 'preventDefault'>): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** A link's click handler: a plain click calls `act` instead of following the link, which works without scripts too. */
export const onPlainClick =
  (act: () => void) =>
  (event: Click): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
