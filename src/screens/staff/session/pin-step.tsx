import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PinPad, useIsTouch } from './pin-pad.tsx';
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
  /** Whose session is locked; they may also give their password, or a passkey if they have one. */
  own?: Person & { readonly hasPasskey: boolean };
  others: readonly Person[];
  /** What else can be done. */
  children: ReactNode;
};

const maxDigits = 8;

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
  const isTouch = useIsTouch();
  const isOwn = own !== undefined && chosen === own.id;
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
  const type = (text: string): void => {
    setTyped(text);
    enter.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    enter.mutate();
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
                  type('');
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
      {isOwn && own.hasPasskey && <PasskeyButton text={t.passkeyUnlock} />}
      <Field
        key={`${chosen} ${byPassword}`}
        label={byPassword ? t.password : t.pin}
        type="password"
        autoComplete={byPassword ? 'current-password' : 'off'}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that a locked screen asks
        autoFocus
        // The pad is the keyboard of a touch screen, whose own would cover it.
        {...(byPassword ? {} : { inputMode: isTouch ? ('none' as const) : ('numeric' as const), maxLength: maxDigits })}
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={enter.error ? errorText(enter.error) : undefined}
      />
      {isTouch && !byPassword && <PinPad typed={typed} max={maxDigits} onType={type} />}
      <Button type="submit" look="primary" size="large" disabled={enter.isPending}>
        {own ? t.unlock : t.signIn}
      </Button>
      <p className={styles.links}>
        {isOwn && (
          <LinkButton
            onClick={() => {
              setWantsPassword(!wantsPassword);
              type('');
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
