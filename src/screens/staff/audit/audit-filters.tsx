import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { useMessages } from '#i18n/messages.ts';
import chips from '../orders/filter-bar.module.css';
import { messages as ordersMessages } from '../orders/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { type AuditParam, endParams } from './audit-search.ts';
import { FilterPart } from './filter-part.tsx';
import { messages } from './messages.ts';
import { type Part, partOf, parts, useChosen } from './use-chosen.ts';
import styles from './audit.module.css';

type AuditFiltersProps = {
  params: URLSearchParams;
  /** What the subject that it is narrowed to is called, as far as a line of it is shown. */
  subjectLabel: string | undefined;
  onChange: (params: URLSearchParams) => void;
};

/** What the log is narrowed by as chips, and by what else it can be; each acts at once. */
export function AuditFilters({ params, subjectLabel, onChange }: AuditFiltersProps) {
  const t = useMessages(messages);
  const { removeFilter } = useMessages(ordersMessages);
  const [open, setOpen] = useState<Part | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const panel = useId();
  const chosen = useChosen(params, subjectLabel);
  const set = (key: AuditParam, to: string): void => {
    const next = new URLSearchParams(params);
    for (const end of endParams) next.delete(end);
    // A number names its order itself.
    if (key === 'number') next.delete('subject');
    if (to) next.set(key, to);
    else next.delete(key);
    onChange(next);
  };
  const opener = (part: Part): HTMLElement | null => form.current!.querySelector(`[data-part="${part}"]`);
  const focusNext = useRef<Part | null>(null);
  /** Once it is drawn: what had the focus is gone. */
  const focusOn = (part: Part): void => {
    focusNext.current = part;
  };
  useEffect(() => {
    const part = focusNext.current;
    focusNext.current = null;
    if (part) form.current!.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
  });
  const openerOf = (part: Part, content: ReactNode, look?: string) => (
    <button
      type="button"
      data-part={part}
      className={look}
      aria-expanded={open === part}
      aria-controls={panel}
      onClick={() => setOpen(open === part ? null : part)}
    >
      {content}
    </button>
  );
  return (
    <form
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={t.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <ul className={chips.chips}>
        {chosen.map(({ key, name }, index) => {
          const part = partOf[key];
          return (
            <li key={key} className={classNames(chips.chip, chips.set, index === 0 && chips.on)}>
              {part ? openerOf(part, name, styles.name) : name}
              <button
                type="button"
                aria-label={removeFilter(name)}
                onClick={() => {
                  set(key, '');
                  focusOn(part ?? 'who');
                }}
              >
                <Icon name="close" size="s" />
              </button>
            </li>
          );
        })}
        {parts
          .filter((part) => !chosen.some(({ key }) => partOf[key] === part))
          .map((part) => (
            <li key={part}>
              {openerOf(
                part,
                <>
                  <Icon name="plus" size="s" />
                  {t[part]}
                </>,
                classNames(chips.chip, chips.add),
              )}
            </li>
          ))}
        {chosen.length > 0 && (
          <li>
            <LinkButton
              onClick={() => {
                onChange(new URLSearchParams());
                focusOn('who');
              }}
            >
              {t.removeFilters}
            </LinkButton>
          </li>
        )}
      </ul>
      <div id={panel} hidden={open === null}>
        {open && (
          <FilterPart
            key={open}
            part={open}
            value={(key) => params.get(key) ?? ''}
            onChange={set}
            onClose={() => {
              opener(open)?.focus();
              setOpen(null);
            }}
          />
        )}
      </div>
    </form>
  );
}
