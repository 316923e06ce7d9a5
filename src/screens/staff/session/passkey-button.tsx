import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { hasPasskeys, signInByPasskey } from './passkeys.ts';
import { openScreen } from './session.ts';
import { useStaffClient } from './staff-client.ts';

type PasskeyButtonProps = {
  /** Whoever has a passkey on this device; otherwise the person whose password was right. */
  anybody?: boolean;
  look?: 'primary';
  /** What it does here, where it is no sign-in. */
  text?: string;
};

/** Signs in or unlocks the screen by passkey, where the browser has them. */
export function PasskeyButton({ anybody = false, look, text }: PasskeyButtonProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const enter = useMutation({
    mutationFn: () => signInByPasskey(client, anybody),
    onSuccess: () => openScreen(queries),
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button size="large" disabled={enter.isPending} onClick={() => enter.mutate()} {...(look && { look })}>
        <Icon name="key" />
        {text ?? t.passkeySignIn}
      </Button>
      {enter.error && <FieldError>{errorText(enter.error)}</FieldError>}
    </>
  );
}
