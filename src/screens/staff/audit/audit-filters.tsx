import { type ReactNode, useId } from 'react';
import { logMessages } from '#areas/staff/log-text.ts';
import { useMessages } from '#i18n/messages.ts';
import { actorKinds } from '#values/actor.ts';
import { LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { usePeople } from '../people/use-people.ts';
import { useMay } from '../session/session.ts';
import { type AuditParam, auditParams, endParams } from './audit-search.ts';
import { messages } from './messages.ts';
import styles from './audit.module.css';

type AuditFiltersProps = {
  params: URLSearchParams;
  /** What the subject that it is narrowed to is called, as far as a line of it is shown. */
  subjectLabel: string | undefined;
  onChange: (params: URLSearchParams) => void;
};

/** Who, what, on which order and when; each acts at once. */
export function AuditFilters({ params, subjectLabel, onChange }: AuditFiltersProps) {
  const t = useMessages(messages);
  const { by, kinds, verbs } = useMessages(logMessages);
  const value = (key: AuditParam): string => params.get(key) ?? '';
  const set = (key: AuditParam, to: string): void => {
    const next = new URLSearchParams(params);
    for (const key of endParams) next.delete(key);
    // A number names its order itself.
    if (key === 'number') next.delete('subject');
    if (to) next.set(key, to);
    else next.delete(key);
    onChange(next);
  };
  const subject = value('subject');
  const [kind = '', id = ''] = subject.split(':');
  const kindText = (kinds as Readonly<Record<string, string>>)[kind] ?? kind;
  return (
    <form className={styles.filters} role="search" aria-label={t.filters} onSubmit={(event) => event.preventDefault()}>
      <Choice label={t.who} value={value('who')} onChange={(to) => set('who', to)}>
        <option value="">{t.everybody}</option>
        {useMay()('staff.manage') && <PeopleOptions />}
        {actorKinds
          .filter((kind) => kind !== 'shopper' && kind !== 'guest')
          .map((kind) => (
            <option key={kind} value={kind}>
              {by[kind]}
            </option>
          ))}
      </Choice>
      <Choice label={t.what} value={value('what')} onChange={(to) => set('what', to)}>
        <option value="">{t.everything}</option>
        {Object.entries(verbs).map(([verb, text]) => (
          <option key={verb} value={verb}>
            {text}
          </option>
        ))}
      </Choice>
      <Field
        key={value('number')}
        label={t.number}
        type="search"
        maxLength={60}
        defaultValue={value('number')}
        onBlur={({ target }) => target.value.trim() !== value('number') && set('number', target.value.trim())}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && set('number', currentTarget.value.trim())}
      />
      <Field label={t.from} type="date" value={value('from')} onChange={({ target }) => set('from', target.value)} />
      <Field label={t.to} type="date" value={value('to')} onChange={({ target }) => set('to', target.value)} />
      {auditParams.some((key) => value(key)) && (
        <p className={styles.only}>
          {subject && <span>{t.onlyOf(`${kindText} ${subjectLabel ?? id}`.trim())}</span>}
          <LinkButton onClick={() => onChange(new URLSearchParams())}>{t.removeFilters}</LinkButton>
        </p>
      )}
    </form>
  );
}

function PeopleOptions() {
  return usePeople().data?.people.map(({ id, name }) => (
    <option key={id} value={`staff:${id}`}>
      {name}
    </option>
  ));
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}
