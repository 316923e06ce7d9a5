import { useEffect, useEffectEvent } from 'react';
import { tinykeys } from 'tinykeys';
import { createStore } from '#values/create-store.ts';

const storageKey = 'staff-shortcuts';

/** Whether single keys act: people who speak to their computer switch them off (WCAG 2.1.4). */
export const shortcutsOn = createStore(localStorage.getItem(storageKey) !== 'off');

export function switchShortcuts(on: boolean): void {
  shortcutsOn.set(on);
  localStorage.setItem(storageKey, on ? 'on' : 'off');
}

/** Keys are text in fields, but not in boxes to tick. */
export const isTyping = ({ target, isComposing }: KeyboardEvent): boolean =>
  isComposing ||
  (target instanceof Element &&
    target.matches('[contenteditable], select, textarea, input:not([type="checkbox"], [type="radio"])'));

/**
 * Acts on single keys while the component is there, but never in a field or behind a dialog. A key whose function answers false
 * is left to the browser.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void | false>>): void {
  const press = useEffectEvent((key: string, event: KeyboardEvent): void => {
    if (!shortcutsOn.get() || document.querySelector(':modal')) return;
    if (keys[key]?.() !== false) event.preventDefault();
  });
  const names = Object.keys(keys).join('\n');
  useEffect(() => {
    const handlers = names.split('\n').map((key) => [key, (event: KeyboardEvent) => press(key, event)] as const);
    return tinykeys(window, Object.fromEntries(handlers), { ignore: isTyping });
  }, [names]);
}
