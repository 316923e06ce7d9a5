import { snackbarStore } from './snackbar-store.ts';

/**
 * Where browsers have no popovers (Safari 16), puts the region of the snackbars into the modal dialog that is open: what stands
 * beside one is behind it, cannot be clicked and is not read aloud. It goes back when the dialog closes.
 */
export function raiseSnackbars(): void {
  if ('popover' in HTMLElement.prototype) return;
  snackbarStore.subscribe(() => {
    const region = document.querySelector('[popover][role=region]');
    const dialog = [...document.querySelectorAll('dialog:modal')].pop();
    if (!region || !dialog || dialog.contains(region)) return;
    home ??= { parent: region.parentNode!, next: region.nextSibling };
    dialog.append(region);
    dialog.addEventListener('close', () => takeHome(region), { once: true });
  });
}

let home: { readonly parent: ParentNode; readonly next: ChildNode | null } | undefined;

function takeHome(region: Element): void {
  home?.parent.insertBefore(region, home.next);
  home = undefined;
}
