import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './menu.module.css';

interface MenuItem {
  readonly text: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** What the button says. */
  readonly children: ReactNode;
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** Acts behind a button: arrows, Home and End go through them, Escape and Tab leave (ARIA Authoring Practices, menu button). */
export function Menu({ children, label, items }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const acts = (): HTMLButtonElement[] => [...menu.current!.querySelectorAll('button')];
  const close = (): void => {
    // What opens next gives the focus back to the button.
    opener.current?.focus();
    menu.current?.hidePopover();
  };
  const openAt = (index: number): void => {
    const { bottom, right } = opener.current!.getBoundingClientRect();
    const popover = menu.current!;
    popover.showPopover();
    // Below the button and to its right edge, as far as the window has room.
    const left = Math.max(8, right - popover.offsetWidth);
    Object.assign(popover.style, { top: `${bottom + 4}px`, left: `${left}px` });
    acts().at(index)?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    // Letters are no shortcuts of the screen while it is open.
    event.stopPropagation();
    const all = acts();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const starting = (key: string): number =>
      [...all.keys()].findIndex(
        (step) => all[(at + 1 + step) % all.length]!.textContent.slice(0, 1).toLowerCase() === key.toLowerCase(),
      );
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') close();
    else if (to !== undefined) all.at(to % all.length)!.focus();
    else if (/^\p{L}$/u.test(event.key) && !event.ctrlKey && starting(event.key) >= 0)
      all[(at + 1 + starting(event.key)) % all.length]!.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  };
  return (
    <>
      <Button
        ref={opener}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) close();
          else openAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowUp' ? -1 : 0);
        }}
      >
        {children}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={move}
      >
        {items.map(({ text, onChoose }) => (
          <button
            key={text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </>
  );
}
