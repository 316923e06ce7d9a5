import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { logMessages } from '#areas/staff/log-text.ts';
import { useMessages } from '#i18n/messages.ts';
import { DayInput } from '../parts/day-input.tsx';
import { Field } from '../parts/field.tsx';
import fieldStyles from '../parts/field.module.css';
import { Select } from '../parts/select.tsx';
import type { AuditParam } from './audit-search.ts';
import { messages } from './messages.ts';
import { type Part, useActors } from './use-chosen.ts';
import styles from './audit.module.css';

type FilterPartProps = {
  part: Part;
  value: (key: AuditParam) => string;
  onChange: (key: AuditParam, value: string) => void;
  onClose: () => void;
};

/** Where one of them is chosen; Escape goes back to its chip. */
export function FilterPart({ part, value, onChange, onClose }: FilterPartProps) {
  const t = useMessages(messages);
  const { verbs } = useMessages(logMessages);
  const actors = useActors();
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const element = fields.current!;
    element.querySelector<HTMLElement>('input, select')?.focus();
    element.addEventListener('keydown', closeByKey);
    return () => element.removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <div ref={fields} className={styles.part}>
      {part === 'who' && (
        <Select
          label={t.who}
          value={value('who')}
          options={[['', t.everybody], ...actors]}
          onChange={({ target }) => onChange('who', target.value)}
        />
      )}
      {part === 'what' && (
        <Select
          label={t.what}
          value={value('what')}
          options={[['', t.everything], ...Object.entries(verbs)]}
          onChange={({ target }) => onChange('what', target.value)}
        />
      )}
      {part === 'number' && (
        <Field
          key={value('number')}
          label={t.number}
          type="search"
          maxLength={60}
          defaultValue={value('number')}
          onBlur={({ target }) => target.value.trim() !== value('number') && onChange('number', target.value.trim())}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && onChange('number', currentTarget.value.trim())}
        />
      )}
      {part === 'when' &&
        (['from', 'to'] as const).map((key) => (
          <div key={key} className={fieldStyles.field}>
            <label className={fieldStyles.label} htmlFor={`${id}-${key}`}>
              {t[key]}
            </label>
            <DayInput
              id={`${id}-${key}`}
              className={fieldStyles.input}
              value={value(key)}
              onChange={(day) => onChange(key, day)}
            />
          </div>
        ))}
    </div>
  );
}
