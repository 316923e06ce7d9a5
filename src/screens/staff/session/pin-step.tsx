import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { openScreen } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly role?: StaffRole;
}
type PinStepProps = {
  title: string;
  help: string;
  /** Whose session is locked; they may also give their password. */
  own?: Person;
  others: readonly Person[];
  /** What else can be done. */
  children: ReactNode;
};

/** Who it is, of those who have signed in on this device, and their PIN. */
export function PinStep({ title, help, own, others, children }: PinStepProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const people = own ? [own, ...others] : others;
  const [chosen, setChosen] = useState(people[0]!.id);
  const [typed, setTyped] = useState('');
  const [wantsPassword, setWantsPassword] = useState(false);
  const isOwn = chosen === own?.id;
  const byPassword = isOwn && wantsPassword;
  const enter = useMutation({
    mutationFn: async () =>
      isOwn
        ? valueOf(
            await client('POST /staff/session/unlock', { body: byPassword ? { password: typed } : { pin: typed } }),
          )
        : valueOf(await client('POST /staff/session/person', { body: { memberId: chosen, pin: typed } })),
    onSuccess: () => openScreen(queries),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter.mutate();
  };
  const restart = (): void => {
    setTyped('');
    enter.reset();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{title}</h1>
      <p>{help}</p>
      {others.length > 0 && (
        <fieldset className={styles.people}>
          <legend>{t.who}</legend>
          {people.map(({ id, name, role }) => (
            <label key={id}>
              <input
                type="radio"
                name="person"
                checked={id === chosen}
                onChange={() => {
                  setChosen(id);
                  restart();
                }}
              />
              <span className={styles.face} aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              {name}
              {role && <small>{t.roles[role]}</small>}
            </label>
          ))}
        </fieldset>
      )}
      <Field
        key={`${chosen} ${byPassword}`}
        label={byPassword ? t.password : t.pin}
        type="password"
        autoComplete={byPassword ? 'current-password' : 'off'}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that a locked screen asks
        autoFocus
        {...(byPassword ? {} : { inputMode: 'numeric' as const, maxLength: 8 })}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          enter.reset();
        }}
        error={enter.error ? errorText(enter.error) : undefined}
      />
      <Button type="submit" look="primary" size="large" disabled={enter.isPending}>
        {own ? t.unlock : t.signIn}
      </Button>
      <p className={styles.links}>
        {isOwn && (
          <LinkButton
            onClick={() => {
              setWantsPassword(!wantsPassword);
              restart();
            }}
          >
            {byPassword ? t.usePin : t.usePassword}
          </LinkButton>
        )}
        {children}
      </p>
    </form>
  );
}
