import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Field, FieldError } from '../../parts/field.tsx';
import fieldStyles from '../../parts/field.module.css';
import { useErrorText } from '../../session/error-text.ts';
import { messages } from './messages.ts';
import { maxTags, readTags, type WorkValues } from './work-values.ts';
import styles from './work.module.css';

interface WorkFormProps {
  readonly values: WorkValues;
  readonly members: readonly { readonly id: number; readonly name: string }[];
  readonly isSaving: boolean;
  readonly error: Error | null;
  readonly onEdit: <Name extends keyof WorkValues>(field: Name, to: WorkValues[Name]) => void;
  readonly onEnter: (field: 'tags' | 'trackingNumber') => void;
  readonly onLeave: () => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export function WorkForm({
  values,
  members,
  isSaving,
  error,
  onEdit,
  onEnter,
  onLeave,
  onSave,
  onCancel,
}: WorkFormProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  // As it is typed, with its last comma.
  const [tagText, setTagText] = useState<string | null>(null);
  const hasTooMany = values.tags.length > maxTags;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!hasTooMany) onSave();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {t.assignee}
        </label>
        <select
          ref={first}
          id={id}
          className={fieldStyles.input}
          value={values.assignee ?? ''}
          onChange={({ target }) => onEdit('assignee', target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t.nobody}</option>
          {members.map((member) => (
            <option key={member.id} value={member.id}>
              {member.name}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={t.tags}
        hint={t.tagsHint(maxTags)}
        value={tagText ?? values.tags.join(', ')}
        maxLength={220}
        error={hasTooMany ? t.tooManyTags(maxTags) : undefined}
        onChange={({ target }) => {
          setTagText(target.value);
          onEdit('tags', readTags(target.value));
        }}
        onFocus={() => onEnter('tags')}
        onBlur={() => {
          setTagText(null);
          onLeave();
        }}
      />
      <Field
        label={t.trackingNumber}
        value={values.trackingNumber ?? ''}
        maxLength={60}
        onChange={({ target }) => onEdit('trackingNumber', target.value === '' ? null : target.value)}
        onFocus={() => onEnter('trackingNumber')}
        onBlur={onLeave}
      />
      {error && <FieldError>{errorText(error)}</FieldError>}
      <div className={styles.actions}>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button look="strong" type="submit" disabled={isSaving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
