import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#values/api-error.ts';
import { useMessages } from '#i18n/messages.ts';
import type { User } from '#areas/account/web/account-web.ts';
import { messages } from '../../messages.ts';
import type { DraftErrors } from './draft-errors.ts';
import { zipcodeOfVisitor } from '#areas/delivery/web/delivery-web.ts';
import { initialDraft, type OrderDraft, saveDraft } from './order-draft.ts';

/** What the parts of the form get. */
export interface DraftFieldsProps {
  readonly draft: OrderDraft;
  /** Changes fields and removes the error of the named one. */
  readonly onChange: (change: Partial<OrderDraft>, field?: string) => void;
  /** Texts by the API's field names. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The draft, which survives a reload, and the errors beside its fields. */
export function useOrderDraft(user: User | null) {
  const t = useMessages(messages).errors;
  const [draft, setDraft] = useState(() => initialDraft(user, zipcodeOfVisitor()));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  /** What gets the focus as soon as it is on the page: the step may have to change first. */
  const focusDue = useRef<string | null>(null);
  const latest = useRef(draft);

  useEffect(() => {
    const found = focusDue.current && document.querySelector<HTMLElement>(`main ${focusDue.current}`);
    if (!found) return;
    focusDue.current = null;
    // A group of radio buttons is focused at its first choice.
    (found.getAttribute('role') === 'radiogroup' ? found.querySelector<HTMLElement>('input:enabled') : found)?.focus();
  });

  function onChange(part: Partial<OrderDraft>, field?: string): void {
    // Not the rendered draft: an answer that arrives late must not undo what was typed since.
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    saveDraft(user?.id ?? null, latest.current);
    if (field) setErrors(({ [field]: _removed, ...others }) => others);
  }

  /** Shows the errors and focuses the first; returns whether there are any. */
  function showErrors(found: Readonly<Record<string, string>>): boolean {
    setErrors(found);
    const hasErrors = Object.keys(found).length > 0;
    focusDue.current = hasErrors ? '[aria-invalid="true"]' : null;
    return hasErrors;
  }

  return {
    draft,
    errors,
    onChange,
    showErrors,
    /** Focuses the first element of this selector, now or once it appears. */
    focusOn: (selector: string): void => void (focusDue.current = selector),
    textsOf: (found: DraftErrors): Record<string, string> =>
      Object.fromEntries(Object.entries(found).map(([field, code]) => [field, t[code]])),
  };
}

/** The server's errors by field. A document has one field on the page, that of its number. */
export const errorsOf = (fields: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ field, message }) => [
      field.startsWith('customer.document') ? 'customer.document.number' : field,
      message,
    ]),
  );
