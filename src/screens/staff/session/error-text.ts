import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { PasskeyDeclined } from './passkeys.ts';
import { StaffError } from './staff-client.ts';

/** What is wrong with a field, as a call that failed says it. */
export const fieldErrorOf = (error: Error | null, field: string): string | undefined =>
  error instanceof StaffError ? error.error.fields?.find((one) => one.field === field)?.message : undefined;

/** What to tell people of a call that failed. */
export function useErrorText(): (error: Error) => string {
  const t = useMessages(messages);
  return (error) =>
    error instanceof StaffError ? error.message : error instanceof PasskeyDeclined ? t.passkeyDeclined : t.noConnection;
}
