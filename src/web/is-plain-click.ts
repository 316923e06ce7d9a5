export interface ModifierKeys {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether the page may act on a click: those with a modifier are left to the browser, which opens tabs and windows. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);
