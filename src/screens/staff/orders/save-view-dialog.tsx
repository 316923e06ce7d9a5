import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { Choice } from './choice.tsx';
import { messages } from './messages.ts';
import { addressOf, useViewChanges } from './saved-views.ts';

interface SaveViewDialogProps {
  readonly params: URLSearchParams;
  readonly onSaved: (params: URLSearchParams) => void;
  readonly onClose: () => void;
}

/** Gives what the list shows a name, for oneself or for all. */
export function SaveViewDialog({ params, onSaved, onClose }: SaveViewDialogProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const mayShare = useMay()('views.share');
  const { create } = useViewChanges();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useId();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(
      { name, isShared, params },
      {
        onSuccess(view) {
          dialog.current?.close();
          onSaved(addressOf(view));
        },
      },
    );
  };
  return (
    <Dialog
      ref={dialog}
      title={t.saveView}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {t.close}
          </Button>
          <Button look="primary" type="submit" form={form} disabled={create.isPending}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field
          label={t.viewName}
          hint={t.viewHint}
          value={name}
          required
          maxLength={40}
          error={create.error ? errorText(create.error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        {mayShare && <Choice label={t.viewForAll} isOn={isShared} onChange={setIsShared} />}
      </form>
    </Dialog>
  );
}
