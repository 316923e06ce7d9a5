import { type FormEvent, useId, useState } from 'react';
import type { BulkAction } from '#areas/orders/staff-bulk-calls.ts';
import { maxTagLength, maxTags } from '#areas/orders/order-tags.ts';
import { useMessages } from '#i18n/messages.ts';
import { useOrderChoices } from '../session/order-choices.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import field from '../parts/field.module.css';
import { tagMessages } from '../parts/tag-messages.ts';
import styles from './bulk.module.css';
import { messages } from './messages.ts';

type BulkQuestionProps = {
  kind: BulkAction['kind'];
  isPending: boolean;
  onAnswer: (action: BulkAction) => void;
};

const wordsOf = (text: string): string[] => text.split(',').flatMap((word) => word.trim() || []);

/** What an action needs to know: who, which tags, why. */
export function BulkQuestion({ kind, isPending, onAnswer }: BulkQuestionProps) {
  const t = useMessages(messages);
  const [text, setText] = useState('');
  const [removed, setRemoved] = useState('');
  const [assignee, setAssignee] = useState('');
  const ofTags = useMessages(tagMessages);
  const lengthFault = (words: readonly string[]): string | undefined =>
    words.some((word) => word.length > maxTagLength) ? ofTags.tooLong(maxTagLength) : undefined;
  const tags = wordsOf(text);
  const tagFault = kind !== 'tag' ? undefined : tags.length > maxTags ? ofTags.tooMany(maxTags) : lengthFault(tags);
  const removedFault = lengthFault(wordsOf(removed));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (tagFault ?? removedFault) return;
    if (kind === 'cancel') onAnswer({ kind, reason: text.trim() || null });
    if (kind === 'tag') onAnswer({ kind, add: tags, remove: wordsOf(removed) });
    if (kind === 'assign') onAnswer({ kind, assignee: assignee === '' ? null : Number(assignee) });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {kind === 'cancel' && (
        <Field label={t.reason} value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
      )}
      {kind === 'tag' && (
        <>
          <Field
            label={t.tagsToAdd}
            hint={t.tagsHint}
            value={text}
            maxLength={220}
            error={tagFault}
            onChange={({ target }) => setText(target.value)}
          />
          <Field
            label={t.tagsToRemove}
            hint={t.tagsHint}
            value={removed}
            maxLength={400}
            error={removedFault}
            onChange={({ target }) => setRemoved(target.value)}
          />
        </>
      )}
      {kind === 'assign' && <AssigneeField value={assignee} onChange={setAssignee} />}
      <Button type="submit" look="primary" disabled={isPending}>
        {t.look}
      </Button>
    </form>
  );
}

function AssigneeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useMessages(messages);
  const id = useId();
  const { members = [] } = useOrderChoices(true) ?? {};
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t.assignee}
      </label>
      <select id={id} className={field.input} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t.nobody}</option>
        {members.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
      </select>
    </div>
  );
}
