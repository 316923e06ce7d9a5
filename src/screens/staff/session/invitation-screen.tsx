import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useLocale } from '#i18n/locale-context.tsx';
import { isLocale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { Field, FieldError } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { chooseLocale } from './chosen-locale.ts';
import { useErrorText } from './error-text.ts';
import { GateFrame } from './gate-frame.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { messages } from './messages.ts';
import { openScreen } from './session.ts';
import { codeOf, useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

/** Where the link of an invitation leads: the person says who they are, chooses a password, and is signed in. */
export default function InvitationScreen() {
  const t = useMessages(messages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const mailed = search.get('lang');
  // As the mail was written; another is chosen below.
  useEffect(() => {
    if (isLocale(mailed)) chooseLocale(mailed);
  }, [mailed]);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const accept = useMutation({
    mutationFn: async () => valueOf(await client('POST /staff/invitation', { body: { key, name, password, locale } })),
    async onSuccess() {
      await openScreen(queries);
      // Without the key, which is used up.
      await navigate('/', { replace: true });
    },
  });
  // Password managers keep the password with the address, of which the link says nothing.
  const invited = useQuery({
    queryKey: ['invitation', key],
    enabled: key !== '',
    retry: false,
    staleTime: Infinity,
    queryFn: async () => valueOf(await client('POST /staff/invitation/open', { body: { key } })),
  });
  const ended = [accept.error, invited.error].find((one) => codeOf(one) === 'invalid_invitation');
  const { error } = accept;
  const isPasswordRefused = codeOf(error) === 'password_too_common';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    accept.mutate();
  };
  if (key === '' || ended)
    return (
      <GateFrame>
        <div className={styles.form}>
          <StepTitle>{t.invitationEnded}</StepTitle>
          <Note look="bad">{key === '' ? t.invitationCut : errorText(ended!)}</Note>
          <p>{t.invitationEndedHelp}</p>
          <p className={styles.links}>
            <Link to="/">{t.signIn}</Link>
          </p>
        </div>
      </GateFrame>
    );
  return (
    <GateFrame>
      <form className={styles.form} onSubmit={submit}>
        <StepTitle>{t.invitationTitle}</StepTitle>
        <p>{t.invitationHelp}</p>
        <LanguageChoice />
        {invited.data && (
          <Field label={t.email} type="email" autoComplete="username" readOnly value={invited.data.email} />
        )}
        <Field
          label={t.name}
          hint={t.nameHint}
          autoComplete="given-name"
          maxLength={60}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t.password}
          hint={t.passwordHint}
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          minLength={12}
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            accept.reset();
          }}
          error={error && isPasswordRefused ? errorText(error) : undefined}
        />
        <p className={styles.links}>
          <LinkButton onClick={() => setIsShown(!isShown)}>{isShown ? t.hidePassword : t.showPassword}</LinkButton>
        </p>
        {error && !isPasswordRefused && <FieldError>{errorText(error)}</FieldError>}
        <Button type="submit" look="primary" size="large" disabled={accept.isPending}>
          {t.signIn}
        </Button>
      </form>
    </GateFrame>
  );
}
