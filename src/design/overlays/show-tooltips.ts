import styles from './show-tooltips.module.css';

/** storefront.md section 9. */
const delayMs = 300;
const gap = 8;

/**
 * Shows the names of controls that have only an icon, for those who point at them or come to them by keyboard (WCAG 2.2,
 * 1.4.13: the pointer may rest on the tooltip, and Escape hides it). Screen readers read the name from the control.
 */
export function showTooltips(): void {
  const tip = document.createElement('div');
  tip.className = styles.tip!;
  tip.popover = 'manual';
  tip.setAttribute('aria-hidden', 'true');
  let control: HTMLElement | null = null;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    if (!control?.isConnected) return;
    // 'Guardar en favoritos: Taladro …' beside the drill itself.
    tip.textContent = control.getAttribute('aria-label')!.split(': ')[0]!;
    // An open dialog makes everything outside it inert.
    (control.closest('dialog') ?? document.body).append(tip);
    tip.showPopover?.();
    place(tip, control.getBoundingClientRect());
  }
  function hide(): void {
    stay();
    clearTimeout(showing);
    control = null;
    tip.remove();
  }
  function stay(): void {
    clearTimeout(hiding);
    hiding = undefined;
  }
  function moveTo(next: HTMLElement | null): void {
    if (next === control) return stay();
    // Time to reach the tooltip itself.
    if (!next && tip.isConnected) return void (hiding ??= setTimeout(hide, delayMs));
    hide();
    control = next;
    if (next) showing = setTimeout(show, delayMs);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    if (tip.contains(target as Node)) stay();
    else moveTo(iconControl(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    const focused = iconControl(target);
    if (focused?.matches(':focus-visible')) moveTo(focused);
  });
  for (const end of ['focusout', 'pointerdown', 'scroll'])
    document.addEventListener(end, hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { capture: true });
}

/** The link or button with a name of its own and no text to read, if this is in one. */
function iconControl(target: EventTarget | null): HTMLElement | null {
  const found = (target as Element | null)?.closest<HTMLElement>(':is(a, button)[aria-label]') ?? null;
  return found?.innerText.trim() === '' ? found : null;
}

/** Places the tip above its control, or below where there is no room, and never outside the window. */
function place(tip: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const { offsetWidth, offsetHeight } = tip;
  const middle = left + width / 2 - offsetWidth / 2;
  const last = document.documentElement.clientWidth - offsetWidth - gap;
  tip.style.left = `${Math.max(gap, Math.min(middle, last))}px`;
  tip.style.top = `${top < offsetHeight + gap * 2 ? bottom + gap : top - offsetHeight - gap}px`;
}
