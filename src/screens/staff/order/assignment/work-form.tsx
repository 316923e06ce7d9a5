import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { maxTagLength, maxTags } from '#areas/orders/order-tags.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Field, FieldError } from '../../parts/field.tsx';
import fieldStyles from '../../parts/field.module.css';
import { tagMessages } from '../../parts/tag-messages.ts';
import { fieldErrorOf, useErrorText } from '../../session/error-text.ts';
import { messages } from './messages.ts';
import { readTags, type WorkValues } from './work-values.ts';
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
  const ofTags = useMessages(tagMessages);
  const errorText = useErrorText();
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  // As it is typed, with its last comma.
  const [tagText, setTagText] = useState<string | null>(null);
  const tagFault =
    values.tags.length > maxTags
      ? ofTags.tooMany(maxTags)
      : values.tags.some((tag) => tag.length > maxTagLength)
        ? ofTags.tooLong(maxTagLength)
        : undefined;
  const refused = (field: keyof WorkValues): string | undefined => fieldErrorOf(error, `changes.${field}`);
  const isElsewhere = error !== null && !(['assignee', 'tags', 'trackingNumber'] as const).some(refused);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!tagFault) onSave();
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
        {refused('assignee') && <FieldError>{refused('assignee')!}</FieldError>}
      </div>
      <Field
        label={t.tags}
        hint={t.tagsHint(maxTags)}
        value={tagText ?? values.tags.join(', ')}
        maxLength={220}
        error={tagFault ?? refused('tags')}
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
        error={refused('trackingNumber')}
        onChange={({ target }) => onEdit('trackingNumber', target.value === '' ? null : target.value)}
        onFocus={() => onEnter('trackingNumber')}
        onBlur={onLeave}
      />
      {isElsewhere && <FieldError>{errorText(error)}</FieldError>}
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
