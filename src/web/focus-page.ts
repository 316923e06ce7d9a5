const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Puts the focus where reading goes on: at the part of the page that the address names, its heading, or its content. */
export function focusPage(hash: string): void {
  // Nothing beside an open dialog can take the focus, and the dialog that a followed link stood in has had its say.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const place =
    anchorOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!place) return;
  if (!place.matches(operable)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The element that a hash names; one that is not rightly encoded is taken as it stands, as browsers do. */
export function anchorOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (name === '') return null;
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}
