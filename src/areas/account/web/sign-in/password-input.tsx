import { isPassword, passwordLength } from '#values/password.ts';
import { useMessages } from '#i18n/messages.ts';
import { PasswordField } from '#design/forms/password-field.tsx';
import { messages } from '../../messages.ts';
import { useTypedText } from '../use-typed-text.ts';

/** The state of a password field, and whether its text is a valid password. */
export function usePassword(onEdit: () => void) {
  const t = useMessages(messages);
  const error = (password: string) =>
    isPassword(password) ? undefined : t.passwordMustContain(passwordLength.min, passwordLength.max);
  const text = useTypedText({ error, onEdit });
  return { ...text, isValid: isPassword(text.value) };
}

interface PasswordInputProps {
  readonly password: ReturnType<typeof usePassword>;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ password, ...rest }: PasswordInputProps) {
  const t = useMessages(messages);
  const hint =
    rest.autoComplete === 'new-password' ? t.passwordHint(passwordLength.min, passwordLength.max) : undefined;
  return (
    <PasswordField
      {...rest}
      {...password.field}
      name="password"
      required
      hint={hint}
      showLabel={t.showPassword}
      hideTextLabel={t.hidePassword}
    />
  );
}
