import { type FocusEvent, type FormEvent, useState } from 'react';
import { useOperation } from '#areas/account/web/account-web.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { type CheckedField, enquiryOf, isRight, wrongFields } from './enquiry-form.ts';
import { messages } from './messages.ts';

/**
 * The state of the contact form. Its fields keep their own text, so that what is typed before the page is hydrated, or before
 * it is known who is signed in, stays.
 */
export function useEnquiry() {
  const { errors: texts } = useMessages(messages);
  const operation = useOperation();
  const [wrong, setWrong] = useState<readonly CheckedField[]>([]);
  const [sentTo, setSentTo] = useState<string>();

  return {
    error: operation.error,
    isSending: operation.loading,
    /** The address of the message that was sent. */
    sentTo,
    /** What a field is given; its error comes on leaving it or with the attempt to send, and goes on edit. */
    field: (name: CheckedField) => ({
      name,
      error: wrong.includes(name) ? texts[name] : undefined,
      onChange(): void {
        setWrong(wrong.filter((field) => field !== name));
        operation.clear();
      },
      onBlur({ target: { value } }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
        if (value.trim() !== '' && !wrong.includes(name) && !isRight(name, value)) setWrong([...wrong, name]);
      },
    }),
    async send(event: FormEvent<HTMLFormElement>): Promise<void> {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
      const missing = wrongFields(typed);
      setWrong(missing);
      if (missing[0]) return form.querySelector<HTMLElement>(`[name=${missing[0]}]`)?.focus();
      const body = enquiryOf(typed);
      if (await operation.run((signal) => browserApi()('POST /content/contact/enquiry', { body }, { signal })))
        setSentTo(body.email);
    },
  };
}
