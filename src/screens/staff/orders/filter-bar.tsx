import { type FormEvent, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { Choice } from './choice.tsx';
import { messages } from './messages.ts';
import { type FilterKey, filterKeys, filterValues, withFilter, withParam } from './order-search.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

/** The search box of the list, what it is filtered by as chips, and the choice of more. */
export function FilterBar({ params, onChange }: FilterBarProps) {
  const t = useMessages(messages);
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const kinds = useFilterNames();
  useShortcuts({ '/': () => search.current?.select(), f: () => setIsOpen(!isOpen) });
  const query = params.get('q') ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange(withParam(params, 'q', search.current!.value.trim()));
  };
  const chosen = filterKeys.flatMap((key) =>
    (filterValues[key] as readonly string[])
      .filter((value) => params.getAll(key).includes(value))
      .map((value) => ({ key, value, name: `${kinds[key][0]}: ${kinds[key][1][value]}` })),
  );
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
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
      <ul className={styles.chips}>
        {chosen.map(({ key, value, name }) => (
          <li key={`${key} ${value}`} className={classNames(styles.chip, styles.on)}>
            {name}
            <button
              type="button"
              aria-label={t.removeFilter(name)}
              onClick={() => onChange(withFilter(params, key, value, false))}
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
        <li>
          <button
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
      </ul>
      <div id={id} hidden={!isOpen} className={styles.panel} role="group" aria-label={t.filters}>
        {filterKeys.map((key) => (
          <fieldset key={key}>
            <legend>{kinds[key][0]}</legend>
            {filterValues[key].map((value) => (
              <Choice
                key={value}
                label={kinds[key][1][value]!}
                isOn={params.getAll(key).includes(value)}
                onChange={(isOn) => onChange(withFilter(params, key, value, isOn))}
              />
            ))}
          </fieldset>
        ))}
        <Button onClick={() => setIsOpen(false)}>{t.close}</Button>
      </div>
    </div>
  );
}

/** What each filter is called, and each of its values. */
function useFilterNames(): Record<FilterKey, readonly [name: string, values: Readonly<Record<string, string>>]> {
  const t = useMessages(messages);
  return {
    status: [t.status, t.statuses],
    paymentStatus: [t.paymentStatus, t.paymentStatuses],
    payment: [t.payment, t.payments],
    deliveryType: [t.deliveryType, t.deliveryTypes],
  };
}
