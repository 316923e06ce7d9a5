import type { InputEvent } from 'react';
import { withoutSpaces } from '#values/contact-rules.ts';
import { isEmail } from '#values/email.ts';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#design/forms/text-field.tsx';
import { messages } from '../../messages.ts';
import { useTypedText } from '../use-typed-text.ts';

/** The state of an e-mail field, and whether its text is an address. */
export function useEmail(onEdit: () => void, initial?: string) {
  const t = useMessages(messages);
  const text = useTypedText(
    { filter: withoutSpaces, error: (email) => (isEmail(email) ? undefined : t.incorrectEmail), onEdit },
    initial,
  );
  return { ...text, isValid: isEmail(text.value) };
}

// Browsers hide spaces at the ends of an e-mail field from scripts, so they are refused while typing.
function refuseSpaces(event: InputEvent<HTMLInputElement>): void {
  if (/^\s+$/.test(event.data ?? '')) event.preventDefault();
}

interface EmailFieldProps {
  readonly email: ReturnType<typeof useEmail>;
  /** 'username' where a password manager fills in a login. */
  readonly autoComplete: 'username' | 'email';
  readonly label?: string;
  readonly hint?: string;
  readonly placeholder?: string;
}

export function EmailField({ email, ...rest }: EmailFieldProps) {
  const t = useMessages(messages);
  return (
    <TextField
      label={t.email}
      {...rest}
      {...email.field}
      type="email"
      name="email"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={254}
      required
      onBeforeInput={refuseSpaces}
    />
  );
}
