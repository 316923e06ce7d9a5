/** The rows of a list are its links: the focused one is where the keys act. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]') ?? null;

/** Moves the focus by rows; to the first where none has it. */
export function moveFocus(step: 1 | -1): void {
  const all = rows();
  const focused = focusedRow();
  const at = focused ? Math.min(Math.max(all.indexOf(focused) + step, 0), all.length - 1) : 0;
  all[at]?.focus();
}

/** The order in whose row the focus is. */
export function focusedOrder(): number | null {
  const row = focusedRow();
  return row ? Number(row.dataset.row) : null;
}
