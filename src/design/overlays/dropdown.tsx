import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../page/icon.tsx';
import styles from './dropdown.module.css';

type DropdownProps = { label: string; /** Links, or buttons. */ children: ReactNode; className?: string };

/** A label that opens a list of links. A native disclosure that closes on Escape, a click elsewhere, and when a link is followed. */
export function Dropdown({ label, children, className }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnlessSummary = ({ target }: MouseEvent): void => {
      if (!details.current?.querySelector('summary')?.contains(target as Node)) details.current!.open = false;
    };
    document.addEventListener('click', closeUnlessSummary);
    return () => document.removeEventListener('click', closeUnlessSummary);
  }, []);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- receives Escape from the summary and the links, which are the controls
    <details ref={details} className={classNames(styles.dropdown, className)} onKeyDown={closeOnEscape}>
      <summary>
        {label}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={classNames(styles.panel, 'sheet')}>{children}</div>
    </details>
  );
}
