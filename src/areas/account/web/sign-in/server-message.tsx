import { useId } from 'react';
import type { ApiError } from '#values/api-error.ts';
import { useMessages } from '#i18n/messages.ts';
import { FieldMessage } from '#design/forms/field.tsx';
import { messages } from '../../messages.ts';

/** The server's error message with its status, in red (storefront.md section 8). */
export function ServerMessage({ error }: { error: ApiError | null }) {
  const t = useMessages(messages);
  const id = useId();
  if (!error) return null;
  const text = (error.fields?.[0]?.message ?? error.message).replace(/\.$/, '');
  return (
    <div role="alert">
      <FieldMessage id={id} error={t.serverMessage(text, error.statusCode)} />
    </div>
  );
}
