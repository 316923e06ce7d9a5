import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { keepFocus } from '../parts/keep-focus.ts';
import { useShortcuts } from '../parts/shortcuts.ts';
import { useChosenFilters } from './chosen-filters.ts';
import { FilterPanel } from './filter-panel.tsx';
import { messages } from './messages.ts';
import { withFilter, withoutFilters, withParam } from './order-search.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
  /** What else can be done with the list, at the right. */
  readonly children?: ReactNode;
}

/** The search box of the list, what it is filtered by as chips, and the choice of more. */
export function FilterBar({ params, onChange, children }: FilterBarProps) {
  const t = useMessages(messages);
  const search = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = useChosenFilters(params);
  const from = useRef<Element | null>(null);
  useShortcuts({
    '[Shift]+/'() {
      from.current = document.activeElement;
      search.current?.select();
    },
    f() {
      setIsOpen(!isOpen);
      requestAnimationFrame(() => panel.current?.querySelector('input')?.focus());
    },
  });
  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    const element = panel.current!;
    element.addEventListener('keydown', closeByKey);
    return () => element.removeEventListener('keydown', closeByKey);
  }, []);
  const leave = (): void => {
    search.current?.blur();
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true });
    from.current = null;
    keepFocus();
  };
  const query = params.get('q') ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withParam(params, 'q', search.current!.value.trim()));
  };
  return (
    <div className={styles.bar}>
      <form className={styles.find} role="search" aria-label={t.search} onSubmit={submit}>
        <Icon name="search" size="s" />
        <input
          ref={search}
          // What was typed belongs to the address: another one brings its own.
          key={query}
          type="search"
          aria-label={t.search}
          placeholder={t.searchHint}
          defaultValue={query}
          maxLength={200}
          // Letters are keys again; the browser alone would only empty the box.
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.value = query;
            leave();
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
      <ul className={styles.chips}>
        {chosen.map(({ key, value, name }, index) => (
          <li key={`${key} ${value}`} className={classNames(styles.chip, styles.set, index === 0 && styles.on)}>
            {name}
            <button
              type="button"
              aria-label={t.removeFilter(name)}
              onClick={() => {
                onChange(withFilter(params, key, value, false));
                opener.current?.focus();
              }}
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
        <li>
          <button
            ref={opener}
            type="button"
            className={classNames(styles.chip, styles.add)}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="plus" size="s" />
            {t.filter}
            <kbd aria-hidden="true">F</kbd>
          </button>
        </li>
        {chosen.length > 1 && (
          <li>
            <LinkButton onClick={() => onChange(withoutFilters(params))}>{t.removeFilters}</LinkButton>
          </li>
        )}
      </ul>
      {children}
      <div ref={panel} id={id} hidden={!isOpen} className={styles.panel} role="group" aria-label={t.filters}>
        {isOpen && <FilterPanel params={params} onChange={onChange} onClose={close} />}
      </div>
    </div>
  );
}
